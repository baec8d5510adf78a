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

/** Whether a call may be sent with the tokens that are held; null where it may. */
export type OwnerCheck = (
  purpose: CallPurpose,
  attempt: Pick<Attempt, 'isOver'>,
) => Promise<Failure | null>

/**
 * Before money moves, or a password confirms that it may, asks the server whose tokens these are, unless it
 * said so before [OPEN-78]. Another member's end the visit, as the gate finds when the call goes out. A
 * service that does not tell refuses nobody whose name is known; one that cannot be reached is not sent money
 * either.
 */
export function createOwnerCheck({ ask, clock, credentials, gate }: OwnerCheckParts): OwnerCheck {
  return async (purpose, attempt) => {
    // Without tokens nobody’s money moves.
    if (credentials.isOwnerKnown() || !credentials.hasSession()) return null
    const sessionVersion = credentials.sessionVersion()
    const isNameless = !credentials.holder()
    const answer = await withDeadline<CallAnswer<Owner>>({
      clock,
      deadlineMs: deadlines[getMemberCall.endpoint.deadline],
      timedOut: { kind: 'failed', failure: { kind: 'timedOut' } },
      isAbortable: true,
      run: (question) => ask(getMemberCall, purpose, question),
    })
    if (answer.kind === 'failed') {
      if (answer.failure.kind === 'expired') return answer.failure
      // Whatever stands between may have answered, as the page of a captive portal does.
      if (!isCallMissing(answer.failure)) return unverified
    }
    // Whatever a code means, nobody looked whose the tokens are.
    if (answer.kind === 'refused') return unverified
    // Nothing is sent for a member who has left, or after the call was reported as timed out.
    if (gate.isOver(sessionVersion) || attempt.isOver()) return over
    if (answer.kind !== 'accepted' || answer.value.username === null) {
      if (!isNameless) return null
      // What is kept of a payout is kept under a name, so where nobody knows one a sign-in has to say it.
      gate.invalidated(sessionVersion)
      return over
    }
    // Tokens that arrived during the question are not the ones it was about. A page that had lost the name
    // has just restarted under it, and its old flow would not hear the answer to the money call.
    return isNameless || !credentials.isOwnerKnown() ? unverified : null
  }
}

/** Whether the service answered that it has no such call. */
function isCallMissing(failure: Failure): boolean {
  return failure.kind === 'httpError' && missingCallStatuses.includes(failure.status)
}
