import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import { deadlines } from '../contract/deadlines.ts'
import { missingCallStatuses } from '../contract/endpoint.ts'
import type { CallAnswer, Failure } from './answer.ts'
import type { CallPurpose } from './call.report.ts'
import type { ValueOf } from './call.ts'
import type { SessionGate } from './client.ts'
import { type Attempt, withDeadline } from './deadline.ts'
import { getMemberCall } from './owner.call.ts'

type Owner = ValueOf<typeof getMemberCall>

const unverified = { kind: 'unverified' } as const
const over = { kind: 'expired', meaning: 'sessionInvalid' } as const

export interface OwnerCheckParts {
  readonly clock: ServerClock
  readonly credentials: Credentials
  readonly gate: Pick<SessionGate, 'invalidated' | 'isOver'>
  readonly ask: (
    call: typeof getMemberCall,
    purpose: CallPurpose,
    attempt: Attempt,
  ) => Promise<CallAnswer<Owner>>
}

/** Checks whether a call may be sent with the stored tokens; null where it may. */
export type OwnerCheck = (
  purpose: CallPurpose,
  attempt: Pick<Attempt, 'isOver'>,
) => Promise<Failure | null>

/**
 * Before money moves, or a password confirms a payout, asks the server who owns the tokens, unless that is known
 * [OPEN-78]. If another member owns them, the gate ends the session when the call is sent. If the service does not
 * state the owner, a member whose username is known may go on. If it cannot be reached, the call is not sent.
 */
export function createOwnerCheck({ ask, clock, credentials, gate }: OwnerCheckParts): OwnerCheck {
  return async (purpose, attempt) => {
    // Without tokens no money moves.
    if (credentials.isOwnerKnown() || !credentials.hasSession()) return null
    const sessionVersion = credentials.sessionVersion()
    const hasNoUsername = !credentials.holder()
    const answer = await withDeadline<CallAnswer<Owner>>({
      clock,
      deadlineMs: deadlines[getMemberCall.endpoint.deadline],
      timedOut: { kind: 'failed', failure: { kind: 'timedOut' } },
      isAbortable: true,
      run: (checkAttempt) => ask(getMemberCall, purpose, checkAttempt),
    })
    if (answer.kind === 'failed') {
      if (answer.failure.kind === 'expired') return answer.failure
      // The answer may come from something in between, such as the page of a captive portal.
      if (!isCallMissing(answer.failure)) return unverified
    }
    // Whatever the code means, the server did not check the owner.
    if (answer.kind === 'refused') return unverified
    // Nothing is sent for a member who has left, or after the call was reported as timed out.
    if (gate.isOver(sessionVersion) || attempt.isOver()) return over
    if (answer.kind !== 'accepted' || answer.value.username === null) {
      if (!hasNoUsername) return null
      // A payout is stored under a username. Where none is known, the member has to sign in again.
      gate.invalidated(sessionVersion)
      return over
    }
    // Tokens that were stored during the check are not the ones that it was about. A page without a username has just
    // restarted its flows under the new one, and the old flow would not get the answer of the money write.
    return hasNoUsername || !credentials.isOwnerKnown() ? unverified : null
  }
}

/** Whether the service answered that it has no such call. */
function isCallMissing(failure: Failure): boolean {
  return failure.kind === 'httpError' && missingCallStatuses.includes(failure.status)
}
