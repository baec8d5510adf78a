import { type SiteDetails, siteDetails } from '@croupier/core/site'
import { useSite } from './app.provider.tsx'

/** What the operator wrote besides what the first paint needs; for parts that are loaded after it. */
export function useSiteDetails(): SiteDetails {
  const { log, site } = useSite().app.services
  return siteDetails(site, log)
}
