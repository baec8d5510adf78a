import type { AnyActorRef } from 'xstate'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { type CallReport, outcomeOf } from '../../wire/api/call.report.ts'
import type { CallName } from '../../wire/api/call.ts'

/** What a page shows could not be had; `missed` is the call beside the page that it failed by, if it was one. */
export interface FailedReading {
  readonly kind: 'failed'
  readonly missed: CallReport | null
}

/**
 * The report of a call that ran beside a page which turns out to have nothing without it [OPEN-77]. Null where
 * it was refused: that is the page's own to say [OPEN-24].
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
