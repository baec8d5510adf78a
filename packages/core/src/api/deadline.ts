import type { Clock } from '../ports/clock.ts'

export interface DeadlineParts<Answer> {
  readonly clock: Clock
  readonly deadlineMs: number
  readonly timedOut: Answer
  /** Whether what has passed its deadline or is no longer wanted may be cancelled. */
  readonly isAbortable: boolean
  readonly signal?: AbortSignal
  readonly onLate?: (answer: Answer) => void
  readonly run: (signal: AbortSignal) => Promise<Answer>
}

/**
 * Runs a call against its deadline on the clock port. What can be aborted is aborted when the deadline
 * passes; what cannot goes on, and its late answer is told.
 */
export function withDeadline<Answer>(parts: DeadlineParts<Answer>): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (parts.isAbortable) {
    if (parts.signal?.aborted) abort()
    parts.signal?.addEventListener('abort', abort)
  }
  return new Promise((resolve) => {
    let isOver = false
    const timer = parts.clock.setTimeout(() => {
      isOver = true
      resolve(parts.timedOut)
      if (parts.isAbortable) abort()
    }, parts.deadlineMs)
    void parts.run(controller.signal).then((answer) => {
      parts.signal?.removeEventListener('abort', abort)
      if (isOver) {
        parts.onLate?.(answer)
        return
      }
      parts.clock.clearTimeout(timer)
      resolve(answer)
    })
  })
}
