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
  /** Null where the site uses a text of its own. */
  readonly title: string | null
  readonly paragraphs: readonly string[]
  /** The address of a picture; null where there is none that may be shown. */
  readonly picture: string | null
  /** The game that it is about, or null. */
  readonly game: string | null
  /** Where it leads, or null. */
  readonly link: ContentLink | null
  /** Whether it stays hidden for a while after it was closed. */
  readonly isOnce: boolean
  /** Whether it is shown again until the server knows that the member has read it. */
  readonly isForced: boolean
}

/** The notice that is shown where the server forces one about a changed bank account but sends none [NOTE-10, NOTE-17]. */
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
 * Reads notices. Their text is split into plain paragraphs, so that none of it can be markup. Where links and
 * pictures lead is not checked here.
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

/** The same notices, without links and pictures from places that the site may not use. */
export function noticesOfSite(
  notices: readonly Notice[],
  site: Pick<SiteConfiguration, 'linkOrigins' | 'services'>,
): readonly Notice[] {
  return withoutForeignLinks(notices, site).map((notice) =>
    isPictureOfSite(notice.picture, site) ? notice : { ...notice, picture: null },
  )
}

/** A picture from another host would reveal readers to a stranger, and the content security policy blocks it anyway. */
function isPictureOfSite(
  picture: string | null,
  { services }: Pick<SiteConfiguration, 'services'>,
): boolean {
  if (!picture?.startsWith('https:')) return true
  const origin = readUrl(picture)?.origin
  return origin !== undefined && origin === readUrl(services.content)?.origin
}
