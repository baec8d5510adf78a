import type { Clock, HostClock } from '../ports/clock.ts'
import { type KeyValueStorage, noStorage } from '../ports/storage.ts'
import {
  clockTolerance,
  type DatedAnswer,
  fits,
  isConfirmedBy,
  leadOfTwoReadings,
  type Reading,
  readingOf,
  withReading,
} from './server.readings.ts'

/** A clock that follows the server's time. */
export interface ServerClock extends Clock {
  /** Takes the server's time from one answer. An answer without a readable date is ignored. */
  addAnswer(answer: DatedAnswer): void
  /** The host's own time, which its user may change. */
  hostNow(): number
  /** The host's elapsed time, with which round trips are measured. */
  elapsed(): number
  /** The earliest possible time by any answer of the last minutes. */
  leastNow(): number
  /** Whether two answers confirm the time, and none of the last minutes contradicts it [OPEN-83]. */
  isConfirmed(): boolean
  /** Calls the listener when `now()` jumps and when `isConfirmed()` changes. Returns the function that stops this. */
  onAdjusted(listener: (adjustment: Adjustment) => void): () => void
}

export interface Adjustment {
  /**
   * By how many milliseconds the time jumped, if it had been confirmed and the device's own clocks do not explain
   * the jump; else 0. Deadlines that are shown move by as much.
   */
  readonly movedBy: number
}

/** The clock was corrected, or whether it is confirmed changed. */
export interface ClockAdjusted extends Adjustment {
  readonly type: 'clock.adjusted'
  /** Epoch milliseconds. */
  readonly now: number
  readonly isConfirmed: boolean
}

/** The storage key of the offset, so that a reload does not start with the host's wrong time. */
const offsetKey = 'clock.offset'

/** The longest timer in milliseconds; browsers fire a longer one at once. */
const longestTimer = 2 ** 31 - 1

/**
 * The server's time, continued by the host's elapsed time, so that a phone whose clock is wrong or is changed
 * meanwhile counts down to the same instant as every other device. Elapsed time stands still while a phone sleeps:
 * if an answer agrees with the host's own clock, the phone has slept. Any other jump counts only when a second answer
 * confirms it [OPEN-83]. Delays may have any length: those that are too long for a browser's timer are split.
 */
export function createServerClock(
  host: HostClock,
  storage: KeyValueStorage = noStorage,
): ServerClock {
  let offset = Math.round(Number(storage.read(offsetKey))) || 0
  /** The lead over elapsed time, by the host's own clock and the stored offset. */
  const leadByHost = () => host.now() + offset - host.elapsed()
  let lead = leadByHost()
  let readings: readonly Reading[] = []
  let wasEverConfirmed = false
  const listeners = new Set<(adjustment: Adjustment) => void>()
  const isConfirmed = () => isConfirmedBy(readings, lead)

  /** Corrects the clock by the newest reading. Returns null where no correction is needed or confirmed. */
  function correctLead(reading: Reading): Adjustment | null {
    if (fits(reading, lead)) return null
    const byHost = leadByHost()
    if (fits(reading, byHost)) {
      const slept = byHost - lead
      const earlier = readings
        .slice(0, -1)
        .map(({ least, most, ...at }) => ({ ...at, least: least + slept, most: most + slept }))
      readings = [...earlier, reading]
      lead = byHost
      return { movedBy: 0 }
    }
    const confirmed = leadOfTwoReadings(readings)
    if (confirmed === null) return null
    const movedBy = wasEverConfirmed ? confirmed - lead : 0
    lead = confirmed
    return { movedBy }
  }

  /** Stores the offset after the host's clock was changed or found wrong, so that the next page starts with the same time. */
  function keepOffset(): void {
    const learned = lead - (host.now() - host.elapsed())
    if (Math.abs(learned - offset) <= clockTolerance) return
    offset = Math.round(learned)
    storage.write(offsetKey, String(offset))
  }

  return {
    now: () => host.elapsed() + lead,
    hostNow: () => host.now(),
    elapsed: () => host.elapsed(),
    leastNow: () => host.elapsed() + Math.min(lead, ...readings.map(({ most }) => most)),
    isConfirmed,
    setTimeout: (callback, delayMs) => startTimer(host, callback, delayMs),
    clearTimeout: (handle) => {
      if (isTimer(handle)) host.clearTimeout(handle.current)
    },
    addAnswer: (answer) => {
      const reading = readingOf(answer)
      if (reading === null) return
      const before = isConfirmed()
      readings = withReading(readings, reading)
      const followed = correctLead(reading)
      if (fits(reading, lead)) keepOffset()
      const after = isConfirmed()
      wasEverConfirmed ||= after
      const adjustment = followed ?? (before === after ? null : { movedBy: 0 })
      if (adjustment) for (const listener of listeners) listener(adjustment)
    },
    onAdjusted: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

interface ChainedTimer {
  current: unknown
}

function startTimer(host: Clock, callback: () => void, delayMs: number): ChainedTimer {
  const timer: ChainedTimer = { current: undefined }
  const wait = (left: number) => {
    timer.current =
      left > longestTimer
        ? host.setTimeout(() => wait(left - longestTimer), longestTimer)
        : host.setTimeout(callback, left)
  }
  wait(delayMs)
  return timer
}

function isTimer(handle: unknown): handle is ChainedTimer {
  return typeof handle === 'object' && handle !== null && 'current' in handle
}
