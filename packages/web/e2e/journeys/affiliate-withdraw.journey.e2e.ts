import { affiliateWithdrawJourney } from '@croupier/model-tests/journeys'
import { openBrowserAffiliateWithdraw } from './affiliate-withdraw.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(affiliateWithdrawJourney, ({ page }) => page, openBrowserAffiliateWithdraw)
