import type { Clock } from '../ports/clock.ts'
import { type KeyValueStorage, noStorage } from '../ports/storage.ts'
import { second } from './durations.ts'

/** A clock that follows the server's time. */
export interface ServerClock extends Clock {
  /**
   * Learns from one answer: when it was asked for and received by this clock's host, and its `Date`
   * header. An answer without a readable date teaches nothing.
   */
  learn(answer: { sentAt: number; receivedAt: number; date: string | null }): void
  /** The host's own time, by which round trips are measured. */
  hostNow(): number
  /** Tells when `now()` jumped because the server's time was adopted. */
  onAdjusted(listener: () => void): () => void
}

/**
 * By how much this clock may be off: a smaller difference is the network's doing, and the `Date` header
 * has whole seconds.
 */
export const clockTolerance = 2 * second

/** Where the learned offset is kept, so that a reload does not begin with the host's wrong time. */
const offsetKey = 'clock.offset'

/** Browsers fire a longer timer at once. */
const longestTimer = 2 ** 31 - 1

/**
 * The host's clock plus the offset learned from the server's answers, so that a phone with a wrong
 * clock counts down to the same instant as everybody else. Delays of any length are kept: longer ones
 * than a browser can wait for are waited for in parts.
 */
export function createServerClock(host: Clock, storage: KeyValueStorage = noStorage): ServerClock {
  let offset = Math.round(Number(storage.read(offsetKey))) || 0
  const listeners = new Set<() => void>()
  const now = () => host.now() + offset

  return {
    now,
    hostNow: () => host.now(),
    setTimeout: (callback, delayMs) => startTimer(host, callback, delayMs),
    clearTimeout: (handle) => {
      if (isTimer(handle)) host.clearTimeout(handle.current)
    },
    learn: ({ sentAt, receivedAt, date }) => {
      const serverTime = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(serverTime)) return
      // It was written at some time of the round trip, and nobody knows when.
      const least = serverTime - receivedAt
      // A host whose clock was put back meanwhile has received it before it asked.
      const most = serverTime - Math.min(sentAt, receivedAt)
      if (offset >= least - clockTolerance && offset <= most + clockTolerance) return
      offset = Math.round((least + most) / 2)
      storage.write(offsetKey, String(offset))
      for (const listener of listeners) listener()
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
