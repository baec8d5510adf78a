import type { WireAnswer } from '../contract/endpoints.ts'
import { type Query, readAddress } from '../routing/address.ts'
import type { RouteName } from '../routing/routes.ts'
import { ownAddress } from '../routing/safe.return.ts'
import type { SiteConfiguration } from '../site/site.configuration.ts'
import { isAddressOfSite } from '../site/site.links.ts'
import { readPicture } from '../text/picture.ts'

/** The pages that are made of articles, by the names of their routes. */
const articleKinds = ['promotion', 'vip', 'bonus', 'event'] as const

export type ArticleKind = (typeof articleKinds)[number]

/** The content page that a route is, if it is one. */
export function articleKindOf(route: RouteName | null): ArticleKind | undefined {
  return articleKinds.find((kind) => kind === route)
}

/** One entry of a content page, in the language of the page. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The address of a picture, or null without one that may be shown. */
  readonly picture: string | null
  /** Where it leads, or null. */
  readonly link: ArticleLink | null
}

export type ArticleLink =
  /** A page of this site, without the prefix of a language. */
  | { readonly kind: 'page'; readonly path: string; readonly query: Query }
  /** Another address that the site may lead to. */
  | { readonly kind: 'other'; readonly address: string }

type WireArticle = NonNullable<WireAnswer<'listPromotions'>['result']['list']>[number]

/**
 * Articles in the project's own words. Nothing of one can be markup: its text is cut into paragraphs.
 * Where its link leads is not checked yet.
 */
export function readArticles(list: readonly WireArticle[]): readonly Article[] {
  return list.map(({ _id, content, img, link, title }) => ({
    id: _id,
    title,
    paragraphs: content
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    picture: readPicture(img),
    link: link ? readLink(link) : null,
  }))
}

function readLink(link: string): ArticleLink {
  const own = ownAddress(link)
  if (own === null) return { kind: 'other', address: link }
  const { path, query } = readAddress(own)
  return { kind: 'page', path, query }
}

/** The same articles without the links that the site may not follow. */
export function withoutForeignLinks(
  articles: readonly Article[],
  site: Pick<SiteConfiguration, 'linkOrigins'>,
): readonly Article[] {
  return articles.map((article) => {
    const { link } = article
    const isAllowed = link?.kind !== 'other' || isAddressOfSite(link.address, site)
    return isAllowed ? article : { ...article, link: null }
  })
}
