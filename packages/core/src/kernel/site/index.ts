export { type BankDisplay, bankDisplay, isBankId } from './bank.display.ts'
export { type BankId, bankIds } from './bank.ids.ts'
export { addressWithMessage } from './contact.message.ts'
export type { ContentLink } from './content.link.ts'
export { isSameVisibleSite, visibleSite } from './site.comparison.ts'
export {
  isUsable,
  readSiteConfiguration,
  type SiteConfiguration,
  type SiteTheme,
  type UnusableSite,
} from './site.configuration.ts'
export { type SiteAdapter, type SiteDetails, siteDetails } from './site.details.ts'
export { type SiteDocument, siteDocument } from './site.document.ts'
export { siteHeaders } from './site.headers.ts'
export { siteManifest } from './site.manifest.ts'
export { pictureSet } from './site.pictures.ts'
export { readThemeLine, surroundingColour } from './site.theme.ts'
