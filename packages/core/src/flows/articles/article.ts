import { paragraphsOf } from '../../base/text/paragraphs.ts'
import { readPicture } from '../../base/text/picture.ts'
import { readInstant } from '../../base/time/instant.ts'
import { type Address, pathOf } from '../../kernel/routing/address.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { type ContentLink, readContentLink } from '../../kernel/site/content.link.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** The route names of the pages that consist of articles. */
const articleKinds = ['promotion', 'vip', 'bonus', 'event'] as const

export type ArticleKind = (typeof articleKinds)[number]

/** The kind of content page that a route leads to, if any. */
export function articleKindOf(route: RouteName | null): ArticleKind | undefined {
  return articleKinds.find((kind) => kind === route)
}

/**
 * Where an entry stands: by its period, or for the member who asks, to whom it runs or has been credited.
 */
export type ArticleState = 'coming' | 'open' | 'ended' | 'running' | 'credited'

/** When an entry holds, in epoch milliseconds; null at an end that is not stated. `until` is exclusive. */
export interface ArticlePeriod {
  readonly from: number | null
  readonly until: number | null
}

/** One entry of a content page, in the language of the page. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The address of a picture; null where there is none that may be shown. */
  readonly picture: string | null
  /** Where it leads, or null. */
  readonly link: ContentLink | null
  /** The conditions. A promotion with conditions has a page of its own. */
  readonly terms: readonly string[]
  readonly period: ArticlePeriod | null
  /** Null if nothing is known. */
  readonly state: ArticleState | null
}

type WireArticle = NonNullable<WireAnswer<'listPromotions'>['result']['list']>[number]

/**
 * Reads articles. Their text is split into plain paragraphs, so that none of it can be markup. Whether the site may
 * follow a link is not checked here.
 */
export function readArticles(list: readonly WireArticle[]): readonly Article[] {
  return list.map(({ _id, content, endsAt, img, link, startsAt, state, terms, title }) => ({
    id: _id,
    title,
    paragraphs: paragraphsOf(content),
    picture: readPicture(img),
    link: readContentLink(link),
    terms: paragraphsOf(terms ?? ''),
    period: readPeriod(startsAt, endsAt),
    state: state ?? null,
  }))
}

/** A period that would end before it begins is none. */
function readPeriod(
  startsAt: WireArticle['startsAt'],
  endsAt: WireArticle['endsAt'],
): ArticlePeriod | null {
  const from = startsAt == null ? null : readInstant(startsAt)
  const until = endsAt == null ? null : readInstant(endsAt)
  if (from === null && until === null) return null
  return from !== null && until !== null && until <= from ? null : { from, until }
}

/**
 * The same entry with its state as of now. What the server says of the member counts before the period.
 * @param now epoch milliseconds
 */
export function asOfNow(article: Article, now: number): Article {
  const { period, state } = article
  if (state !== null || period === null) return article
  if (period.from !== null && now < period.from) return { ...article, state: 'coming' }
  const isOver = period.until !== null && now >= period.until
  return { ...article, state: isOver ? 'ended' : 'open' }
}

/** The path of the page of a promotion’s terms; null for an entry without such a page. */
export function pathOfTerms(kind: ArticleKind, { id, terms }: Article): string | null {
  return kind === 'promotion' && terms.length > 0 ? pathOf('promotion', { id }) : null
}

/** The terms that an entry without a page of them shows itself: VIP, bonuses and events are short. */
export function termsOnCard(kind: ArticleKind, article: Article): readonly string[] {
  return pathOfTerms(kind, article) === null ? article.terms : []
}

/**
 * The promotion whose page the address opens: null if it opens none, undefined if there is no such promotion.
 */
export function openArticle(
  articles: readonly Article[],
  { parameters, route }: Pick<Address, 'parameters' | 'route'>,
): Article | null | undefined {
  const { id } = parameters
  if (route !== 'promotion' || id === undefined) return null
  return articles.find((article) => article.id === id)
}
