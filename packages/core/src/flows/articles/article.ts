import { paragraphsOf } from '../../base/text/paragraphs.ts'
import { readPicture } from '../../base/text/picture.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { type ContentLink, readContentLink } from '../../kernel/site/content.link.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

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
  readonly link: ContentLink | null
}

type WireArticle = NonNullable<WireAnswer<'listPromotions'>['result']['list']>[number]

/**
 * Articles in the project's own words. Nothing of one can be markup: its text is cut into paragraphs.
 * Where its link leads is not checked yet.
 */
export function readArticles(list: readonly WireArticle[]): readonly Article[] {
  return list.map(({ _id, content, img, link, title }) => ({
    id: _id,
    title,
    paragraphs: paragraphsOf(content),
    picture: readPicture(img),
    link: readContentLink(link),
  }))
}
