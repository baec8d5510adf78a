import { minute } from '../../base/time/durations.ts'
import type { CallPurpose } from '../../wire/api/call.report.ts'

/** For how long no further refresh is tried for the same tokens. */
export interface RefreshPause {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly until: number
  /** A member's own action may pass once, after a failure. */
  readonly mayPass: boolean
}

export interface RefreshWish {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly purpose: CallPurpose
}

const refreshPauseMs = minute

/** The pause after a refresh: tokens refused right after they were renewed are not renewed again. */
export function pauseAfterRefresh(sessionVersion: number, now: number): RefreshPause {
  return { sessionVersion, until: now + refreshPauseMs, mayPass: false }
}

/**
 * The pause after a refresh that brought no tokens. Where a pause was passed and the refresh failed
 * again, it cannot be passed once more.
 */
export function pauseAfterFailure(
  before: RefreshPause | null,
  sessionVersion: number,
  now: number,
): RefreshPause {
  return {
    sessionVersion,
    until: now + refreshPauseMs,
    mayPass: !isRunning(before, sessionVersion, now),
  }
}

/** Whether a refresh has to wait. */
export function isPaused(pause: RefreshPause | null, wish: RefreshWish): boolean {
  if (!isRunning(pause, wish.sessionVersion, wish.now)) return false
  return !(pause?.mayPass && wish.purpose !== 'background')
}

function isRunning(pause: RefreshPause | null, sessionVersion: number, now: number): boolean {
  if (pause?.sessionVersion !== sessionVersion) return false
  // A clock that was set back restarts the time, it does not make it longer.
  return now < pause.until && pause.until <= now + refreshPauseMs
}
