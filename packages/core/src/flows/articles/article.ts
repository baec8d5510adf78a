import { paragraphsOf } from '../../base/text/paragraphs.ts'
import { readPicture } from '../../base/text/picture.ts'
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

/** One entry of a content page, in the language of the page. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The address of a picture; null where there is none that may be shown. */
  readonly picture: string | null
  /** Where it leads, or null. */
  readonly link: ContentLink | null
}

type WireArticle = NonNullable<WireAnswer<'listPromotions'>['result']['list']>[number]

/**
 * Reads articles. Their text is split into plain paragraphs, so that none of it can be markup. Whether the site may
 * follow a link is not checked here.
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
