import type { CodeContext } from '../contract/codes.ts'
import type { CallAnswer, Failure } from './answer.ts'
import type { CallName } from './call.ts'

/**
 * Why a call is made. `foreground`: a screen waits for it; `background`: nobody waits for it; `pressed`: the member
 * pressed something that shows the outcome itself [OPEN-77].
 */
export type CallPurpose = 'foreground' | 'background' | 'pressed'

/** The outcome of a call, which decides whether the failure page opens. */
export interface CallReport {
  readonly endpoint: CallName
  readonly purpose: CallPurpose
  /** True for the four exempt paths, and for money writes, whose own screens show what is known [OPEN-77]. */
  readonly isExempt: boolean
  /** `expired`: the tokens could not be renewed, but the session is not over; `sessionOver`: it is over. */
  readonly outcome: 'accepted' | 'refused' | 'maintenance' | 'sessionOver' | Failure['kind']
  /** A call of the same name has met maintenance since this one was sent, so this outcome proves nothing about that. */
  readonly isOvertaken?: true
  /** How many malformed parts were left out of an accepted answer, if any. */
  readonly leftOut?: number
  /** How much of the requested wait is left, if the call was postponed because of it. */
  readonly retryAfterMs?: number
}

/** The outcome of a call, from its answer. */
export function outcomeOf(
  answer: CallAnswer<unknown, CodeContext>,
  isMoneyWrite: boolean,
  isSessionOver: boolean,
): CallReport['outcome'] {
  switch (answer.kind) {
    case 'accepted':
      return 'accepted'
    case 'failed': {
      const { failure } = answer
      const isExpired = failure.kind === 'expired'
      if (isSessionOver && (isMoneyWrite || isExpired)) return 'sessionOver'
      return isExpired && failure.isLost ? 'unreachable' : failure.kind
    }
    case 'refused':
      return answer.refusal.meaning === 'maintenance' ? 'maintenance' : 'refused'
  }
}
