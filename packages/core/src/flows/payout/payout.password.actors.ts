import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { confirmPasswordCall } from './payout.calls.ts'
import type { ConfirmationResult } from './payout.password.ts'

export type PasswordServices = Pick<Services, 'api' | 'credentials' | 'log' | 'site'>

/** Whether the site asks for the member's password to confirm a payout. */
export function asksForPassword({ log, site }: Pick<PasswordServices, 'log' | 'site'>): boolean {
  return siteDetails(site, log).asksPayoutPassword
}

/** The actors by which the payout chart confirms and discards the password. */
export function createPasswordActors({ api, credentials }: PasswordServices) {
  const dropPassword = () => credentials.dropDraft('payout.password')
  return {
    confirmPassword: fromPromise<ConfirmationResult>(async ({ signal }) => {
      const answer = await api.call(confirmPasswordCall, {}, { purpose: 'pressed', signal })
      switch (answer.kind) {
        case 'accepted':
          return { kind: 'confirmed' }
        case 'refused':
          return { kind: 'refused', refusal: answer.refusal }
        case 'failed':
          return { kind: 'failed', failure: answer.failure.kind }
      }
    }),
    /** Discards the password however the review ends, even if the whole chart is stopped. */
    guardPassword: fromCallback<EventObject>(() => dropPassword),
    dropPassword,
  }
}
