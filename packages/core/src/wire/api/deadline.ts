import type { ServerClock } from '../../base/clock/server-clock.ts'

/** A running call. */
export interface Attempt {
  /** Aborted when the call is cancelled, which happens only to abortable calls. */
  readonly signal: AbortSignal
  /** Whether the deadline has passed or the call was cancelled: nothing more should be sent. */
  isOver(): boolean
}

export interface DeadlineParts<Answer> {
  readonly clock: Pick<ServerClock, 'clearTimeout' | 'elapsed' | 'hostNow' | 'setTimeout'>
  readonly deadlineMs: number
  readonly timedOut: Answer
  /** Whether the call may be cancelled when it has passed its deadline or is no longer needed. */
  readonly isAbortable: boolean
  readonly signal?: AbortSignal
  readonly onLate?: (answer: Answer) => void
  readonly run: (attempt: Attempt) => Promise<Answer>
}

/**
 * Runs a call with a deadline on the clock port. An abortable call is aborted at the deadline; any other goes on, and
 * `onLate` gets its late answer.
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
  // Elapsed time may stand still during sleep, and the host's clock may be set back.
  const passed = () => Math.max(elapsed() - began.elapsed, hostNow() - began.host)
  return new Promise((resolve) => {
    let hasTimedOut = false
    const timer = parts.clock.setTimeout(() => {
      hasTimedOut = true
      resolve(parts.timedOut)
      if (parts.isAbortable) abort()
    }, parts.deadlineMs)
    // A cancelled call needs no deadline, even while it waits for new tokens.
    controller.signal.addEventListener('abort', () => parts.clock.clearTimeout(timer))
    const attempt: Attempt = {
      signal: controller.signal,
      // A tab that was frozen may get an answer before its timers fire.
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
