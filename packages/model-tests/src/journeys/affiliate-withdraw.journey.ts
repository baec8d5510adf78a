import type { SnapshotFrom } from 'xstate'
import { affiliateWithdrawModel } from './affiliate-withdraw.model.ts'
import {
  type AffiliateWithdrawSight,
  type AffiliateWithdrawStep,
  affiliateWithdrawSteps,
} from './affiliate-withdraw.sight.ts'
import { type Journey, seenIn, startOf } from './journey.ts'

/** A member withdraws commission, once and never twice. */
export const affiliateWithdrawJourney: Journey<AffiliateWithdrawStep, AffiliateWithdrawSight> = {
  name: 'affiliate-withdraw',
  steps: affiliateWithdrawSteps,
  rareSteps: ['reload', 'leave'],
  start: startOf({ model: affiliateWithdrawModel, steps: affiliateWithdrawSteps, sightOf }),
  describeSight: ({ page, problem }) => [page, ...(problem ? [problem] : [])].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof affiliateWithdrawModel>): AffiliateWithdrawSight {
  const seen = seenIn(snapshot)
  // The problem of the amount stays with it until the member comes back to the form.
  const isSaid = seen.page === 'form' || seen.page === 'review'
  return { page: seen.page, problem: isSaid ? snapshot.context.problem : null }
}
