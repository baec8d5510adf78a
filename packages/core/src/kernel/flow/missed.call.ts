import type { AnyActorRef } from 'xstate'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { type CallReport, outcomeOf } from '../../wire/api/call.report.ts'
import type { CallName } from '../../wire/api/call.ts'

/** A page's content could not be read; `missed` is the optional call whose failure caused it, or null. */
export interface FailedReading {
  readonly kind: 'failed'
  readonly missed: CallReport | null
}

/**
 * The report of an optional call that turned out to be the only source of a page's content [OPEN-77]. Null where
 * the server refused it: the page itself shows a refusal [OPEN-24].
 */
export function missedCall(endpoint: CallName, answer: CallAnswer<unknown>): CallReport | null {
  if (answer.kind !== 'failed') return null
  const { failure } = answer
  const wait = failure.kind === 'postponed' ? { retryAfterMs: failure.retryAfterMs } : {}
  const outcome = outcomeOf(answer, false, false)
  return { endpoint, purpose: 'foreground', isExempt: false, outcome, ...wait }
}

/** Reports it to the content area, like any call that a page waits for. */
export function reportMissed(
  system: AnyActorRef['system'],
  reading: FailedReading | { readonly kind: 'read' },
): void {
  if (reading.kind === 'read' || !reading.missed) return
  system.get('app')?.send({ type: 'call.reported', report: reading.missed })
}
