import type { SiteDocument } from '@croupier/core/site'

/** The site's configuration without the services, whose addresses carry the world. */
export const seedSite: Omit<SiteDocument, 'services'> = {
  version: 1,
  groupId: 'croupier-demo',
  title: 'Croupier',
  closed: false,
  authorizationScheme: 'Bearer',
}
