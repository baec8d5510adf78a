import type { ControlClient } from '@croupier/mock-server/client'
import { offeredMember } from './deposit-offer.sight.ts'

/** More than half of what an offer of the mock server runs, and less than all. */
export const aWhileMs = 6 * 60_000
/** Longer than the last word of the server is waited for. */
export const lastWordMs = 15_000
/** What has to be deposited, in baht. */
export const offeredDeposit = '300'

/** What the server does about the deposit offer. */
export const depositOfferEvents = {
  begin: (control: ControlClient) =>
    control.putMember({ username: offeredMember, isOfferRunning: true }),
  cannotSay: (control: ControlClient) =>
    control.fault('checkDepositPromotion', 'malformed', { times: null }),
  losesAnswers: (control: ControlClient) =>
    control.fault('checkDepositPromotion', 'malformed', { times: null, applied: true }),
  fallsSilent: (control: ControlClient) =>
    control.fault('checkDepositPromotion', 'hang', { times: null }),
  speaks: (control: ControlClient) => control.disarm(undefined, 'checkDepositPromotion'),
}
