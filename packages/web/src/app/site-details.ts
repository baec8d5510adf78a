import { type SiteDetails, siteDetails } from '@croupier/core/site'
import { useSite } from './app.provider.tsx'

/** The part of the site's configuration that the first paint does not need, for screens that are loaded after it. */
export function useSiteDetails(): SiteDetails {
  const { log, site } = useSite().app.services
  return siteDetails(site, log)
}
