import type { ControlClient } from '@croupier/mock-server/client'
import { offeredMember } from './deposit-offer.sight.ts'

/** More than half of the duration of the mock server's offer, but less than all. */
export const aWhileMs = 6 * 60_000
/** Longer than the page waits for the last check. */
export const lastWordMs = 15_000
/** The amount of the offer's deposit, in baht. */
export const offeredDeposit = '300'

/** What the server does to the deposit offer. */
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
