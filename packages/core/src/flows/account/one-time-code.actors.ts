import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { requestOtpCall } from './one-time-code.calls.ts'
import {
  type CodeRequestResult,
  isStillGood,
  resendWait,
  type SentCode,
} from './one-time-code.rules.ts'

export interface CodeRequest {
  readonly phone: string
  /** The code that was sent last. */
  readonly sent: SentCode | null
  /** Another code is wanted, whether or not the last one is still good. */
  readonly isResend: boolean
}

/**
 * Requests a code. No new one is requested while the last one is still valid, so that anyone who went back or reloaded
 * need not wait for another SMS.
 */
export function createRequestCode(
  { api, clock }: Pick<Services, 'api' | 'clock'>,
  purpose: 'register' | 'forgot',
) {
  return fromPromise<CodeRequestResult, CodeRequest>(async ({ input, signal }) => {
    const { isResend, phone, sent } = input
    if (!isResend && isStillGood(sent, phone, clock.now())) return { kind: 'stillGood' }
    const options = { purpose: 'foreground', signal } as const
    const answer = await api.call(requestOtpCall, { phone, purpose }, options)
    const now = clock.now()
    switch (answer.kind) {
      case 'accepted':
        return { kind: 'sent', sent: { phone, resendAt: now + resendWait, ...answer.value } }
      case 'refused':
        return { kind: 'refused', refusal: answer.refusal, now }
      case 'failed':
        return { kind: 'failed', failure: answer.failure.kind }
    }
  })
}
