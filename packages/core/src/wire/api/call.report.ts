import type { CodeContext } from '../contract/codes.ts'
import type { CallAnswer, Failure } from './answer.ts'
import type { CallName } from './call.ts'

/**
 * Whether a screen waits for the call, it runs beside what the member does, or it does so because somebody
 * pressed something that tells its outcome itself [OPEN-77].
 */
export type CallPurpose = 'foreground' | 'background' | 'pressed'

/** The outcome of a call, from which the failure page is decided. */
export interface CallReport {
  readonly endpoint: CallName
  readonly purpose: CallPurpose
  /** Of one of the four exempt paths, or a money write, whose own screen says what is known [OPEN-77]. */
  readonly isExempt: boolean
  /** `expired`: the session stands and was answered without new tokens; `sessionOver`: it does not stand. */
  readonly outcome: 'accepted' | 'refused' | 'maintenance' | 'sessionOver' | Failure['kind']
  /** Another call of its name met maintenance since it was asked: what it came to says nothing of that. */
  readonly isOvertaken?: true
  /** How much of an accepted answer made no sense and was left out, where anything was. */
  readonly leftOut?: number
  /** How much of the wait is left for which it was not sent, where it was not. */
  readonly retryAfterMs?: number
}

/** What a call came to, by its answer. */
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
