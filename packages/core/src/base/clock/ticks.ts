import { type EventObject, fromCallback } from 'xstate'
import type { Clock } from '../ports/clock.ts'
import { second } from '../time/durations.ts'

/** A second has passed, or the deadline was reached. `now` in epoch milliseconds. */
export interface ClockTicked {
  readonly type: 'clock.ticked'
  readonly now: number
}

export interface WatchClockInput {
  /** Epoch milliseconds. The ticks fall on whole seconds before it, the last one on it. */
  readonly deadline: number
}

/** Sends the time at once and then every second, timed so that a countdown ends exactly at its deadline. */
export function createWatchClock(clock: Clock) {
  return fromCallback<EventObject, WatchClockInput>(({ input, sendBack }) => {
    let timer: unknown
    const tick = () => {
      const now = clock.now()
      const untilNext = (((input.deadline - now) % second) + second) % second || second
      timer = clock.setTimeout(tick, untilNext)
      sendBack({ type: 'clock.ticked', now } satisfies ClockTicked)
    }
    tick()
    return () => clock.clearTimeout(timer)
  })
}
