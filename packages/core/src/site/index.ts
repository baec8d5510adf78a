export { type BankId, bankIds } from './bank.ids.ts'
export {
  isUsable,
  readSiteConfiguration,
  type SiteConfiguration,
  type SiteDocument,
  type SiteTheme,
  siteDocument,
  type UnusableSite,
} from './site.configuration.ts'
export { siteHeaders } from './site.headers.ts'
