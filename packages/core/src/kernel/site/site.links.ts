import { readUrl } from '../../base/text/url.ts'
import type { SiteConfiguration } from './site.configuration.ts'

/**
 * Whether the site may lead to an address that a server gave: it has to be on the site's own origin, on that of
 * one of its services, or on a host that the operator named, over https unless that origin uses http itself.
 */
export function isAddressOfSite(
  address: string,
  { linkOrigins }: Pick<SiteConfiguration, 'linkOrigins'>,
): boolean {
  const url = readUrl(address)
  if (!url) return false
  // A blob address has the origin of the page that made it.
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password && linkOrigins.includes(url.origin)
}
