import { openHeadlessAffiliateWithdraw } from './affiliate-withdraw.headless.target.ts'
import { affiliateWithdrawJourney } from './affiliate-withdraw.journey.ts'
import { affiliateWithdrawModel } from './affiliate-withdraw.model.ts'
import { testHeadlessWalks } from './headless.walks.ts'

testHeadlessWalks({
  journey: affiliateWithdrawJourney,
  model: affiliateWithdrawModel,
  open: openHeadlessAffiliateWithdraw,
})
