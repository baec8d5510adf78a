import { paragraphsOf } from '../../base/text/paragraphs.ts'
import { readPicture } from '../../base/text/picture.ts'
import { readUrl } from '../../base/text/url.ts'
import {
  type ContentLink,
  readContentLink,
  withoutForeignLinks,
} from '../../kernel/site/content.link.ts'
import type { SiteConfiguration } from '../../kernel/site/site.configuration.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** An operator's notice to a member over a page, in the language of the page. */
export interface Notice {
  readonly id: string
  readonly kind: 'promotion' | 'bank' | 'game' | 'maintenance'
  /** Null where the site says it in words of its own. */
  readonly title: string | null
  readonly paragraphs: readonly string[]
  /** The address of a picture, or null without one that may be shown. */
  readonly picture: string | null
  /** The game that it is about. */
  readonly game: string | null
  /** Where it leads, or null. */
  readonly link: ContentLink | null
  /** Not again for a while once it was closed. */
  readonly isOnce: boolean
  /** Comes again until the server knows that the member has read it. */
  readonly isForced: boolean
}

/** Said where the server forces the notice of a changed bank account and sends none [NOTE-10, NOTE-17]. */
export const bankChange: Notice = {
  id: 'bank-change',
  kind: 'bank',
  title: null,
  paragraphs: [],
  picture: null,
  game: null,
  link: { kind: 'page', path: '/deposit', query: {} },
  isOnce: false,
  isForced: true,
}

type WireNotice = WireAnswer<'getNotifys'>['data']['getNotifys'][number]

/**
 * Notices in the project's own words. Nothing of one can be markup: its text is cut into paragraphs. What
 * its link and its picture lead to is not checked yet.
 */
export function readNotices(list: readonly WireNotice[]): readonly Notice[] {
  return list.map((wire) => ({
    id: wire.id,
    kind: wire.type,
    title: wire.title,
    paragraphs: paragraphsOf(wire.content ?? ''),
    picture: readPicture(wire.imageUrl),
    game: wire.gameName || null,
    link: readContentLink(wire.link),
    isOnce: wire.showOne ?? false,
    isForced: wire.forceUpgate ?? false,
  }))
}

/** The same notices without what leads to where the site may not go. */
export function noticesOfSite(
  notices: readonly Notice[],
  site: Pick<SiteConfiguration, 'linkOrigins' | 'services'>,
): readonly Notice[] {
  return withoutForeignLinks(notices, site).map((notice) =>
    isPictureOfSite(notice.picture, site) ? notice : { ...notice, picture: null },
  )
}

/** A picture from elsewhere would tell a stranger who reads the site; its policy does not load it either. */
function isPictureOfSite(
  picture: string | null,
  { services }: Pick<SiteConfiguration, 'services'>,
): boolean {
  if (!picture?.startsWith('https:')) return true
  const origin = readUrl(picture)?.origin
  return origin !== undefined && origin === readUrl(services.content)?.origin
}
