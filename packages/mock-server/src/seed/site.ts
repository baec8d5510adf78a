import type { SiteDocument } from '@croupier/core/site'
import { chatContact } from './contact.ts'

/** The site's configuration without the services, whose addresses contain the world. */
export const seedSite: Omit<SiteDocument, 'services'> = {
  version: 1,
  groupId: 'croupier-demo',
  title: 'Croupier',
  logo: '/icon.svg',
  closed: false,
  contactLink: chatContact.link,
  linkHosts: [new URL(chatContact.link).host],
  paymentLinks: ['scbeasy:'],
  bankApps: [
    { id: 'kbank', link: 'kplus://' },
    { id: 'scb', link: 'scbeasy://' },
  ],
  tokenRevocation: true,
  gameFigures: true,
  tournamentDetails: true,
  promotionClaim: true,
  authorizationScheme: 'Bearer',
}
