import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { confirmPasswordCall } from './payout.calls.ts'
import type { ConfirmationResult } from './payout.password.ts'

export type PasswordServices = Pick<Services, 'api' | 'credentials' | 'log' | 'site'>

/** Whether the site has a payout confirmed with the member's password. */
export function asksForPassword({ log, site }: Pick<PasswordServices, 'log' | 'site'>): boolean {
  return siteDetails(site, log).asksPayoutPassword
}

/** What a chart that pays money out does to the world for the password. */
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
    /** However the review ends, also where the whole chart is stopped, the password is discarded. */
    guardPassword: fromCallback<EventObject>(() => dropPassword),
    dropPassword,
  }
}
