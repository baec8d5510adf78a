import type { ServerClock } from '../../base/clock/server-clock.ts'

/** One call while it runs. */
export interface Attempt {
  /** Aborted when the call is cancelled, which happens only to what can be aborted. */
  readonly signal: AbortSignal
  /** Whether the deadline has passed or the call was cancelled: nothing more should be sent. */
  isOver(): boolean
}

export interface DeadlineParts<Answer> {
  readonly clock: Pick<ServerClock, 'clearTimeout' | 'elapsed' | 'hostNow' | 'setTimeout'>
  readonly deadlineMs: number
  readonly timedOut: Answer
  /** Whether what has passed its deadline or is no longer wanted may be cancelled. */
  readonly isAbortable: boolean
  readonly signal?: AbortSignal
  readonly onLate?: (answer: Answer) => void
  readonly run: (attempt: Attempt) => Promise<Answer>
}

/**
 * Runs a call against its deadline on the clock port. What can be aborted is aborted when the deadline
 * passes; what cannot goes on, and its late answer still counts.
 */
export function withDeadline<Answer>(parts: DeadlineParts<Answer>): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (parts.isAbortable) {
    if (parts.signal?.aborted) abort()
    parts.signal?.addEventListener('abort', abort)
  }
  const { elapsed, hostNow } = parts.clock
  const began = { elapsed: elapsed(), host: hostNow() }
  // The one may stand still in sleep, and the other be put back.
  const passed = () => Math.max(elapsed() - began.elapsed, hostNow() - began.host)
  return new Promise((resolve) => {
    let hasTimedOut = false
    const timer = parts.clock.setTimeout(() => {
      hasTimedOut = true
      resolve(parts.timedOut)
      if (parts.isAbortable) abort()
    }, parts.deadlineMs)
    // Who cancelled a call that waits for new tokens waits for nothing any more.
    controller.signal.addEventListener('abort', () => parts.clock.clearTimeout(timer))
    const attempt: Attempt = {
      signal: controller.signal,
      // A tab that was frozen may hear of an answer before its timers run.
      isOver: () => hasTimedOut || controller.signal.aborted || passed() >= parts.deadlineMs,
    }
    void parts.run(attempt).then((answer) => {
      parts.signal?.removeEventListener('abort', abort)
      if (hasTimedOut) {
        parts.onLate?.(answer)
        return
      }
      parts.clock.clearTimeout(timer)
      resolve(answer)
    })
  })
}
