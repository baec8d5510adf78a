import { type Locale, type Query, readAddress, writeAddress } from '../routing/address.ts'
import { ownAddress } from '../routing/safe.return.ts'
import type { SiteConfiguration } from './site.configuration.ts'
import { isAddressOfSite } from './site.links.ts'

/** A link in the operator's content. */
export type ContentLink =
  /** A page of this site, without the prefix of a language. */
  | { readonly kind: 'page'; readonly path: string; readonly query: Query }
  /** An address outside the site's pages. */
  | { readonly kind: 'other'; readonly address: string }

interface Linked {
  readonly link: ContentLink | null
}

/** Parses a link; it does not check whether the site may follow one to another address. */
export function readLink(link: string): ContentLink {
  const own = ownAddress(link)
  if (own === null) return { kind: 'other', address: link }
  const { path, query } = readAddress(own)
  return { kind: 'page', path, query }
}

/** The same for an optional link. */
export function readContentLink(link: string | null | undefined): ContentLink | null {
  return link ? readLink(link) : null
}

/**
 * Where the link to the admin leads. `{reference}` in it stands for the reference of the payment that the member asks
 * about, so that a chat begins with it.
 */
export function contactAddress(
  link: ContentLink,
  reference: string | null,
  locale: Locale,
): string {
  const address = link.kind === 'page' ? writeAddress(locale, link.path, link.query) : link.address
  return address.replace(/\{reference\}|%7Breference%7D/gi, encodeURIComponent(reference ?? ''))
}

/** The same list, with null in place of each link that the site may not follow. */
export function withoutForeignLinks<Item extends Linked>(
  list: readonly Item[],
  site: Pick<SiteConfiguration, 'linkOrigins'>,
): readonly Item[] {
  return list.map((item) => {
    const { link } = item
    const isAllowed = link?.kind !== 'other' || isAddressOfSite(link.address, site)
    return isAllowed ? item : { ...item, link: null }
  })
}
