import { minute } from '../../base/time/durations.ts'
import type { CallPurpose } from '../../wire/api/call.report.ts'

/** A pause in which the same tokens are not refreshed again. */
export interface RefreshPause {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly until: number
  /** Whether a member's own action may still refresh during the pause, once after a failure. */
  readonly mayPass: boolean
}

export interface RefreshRequest {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly purpose: CallPurpose
}

const refreshPauseMs = minute

/** The pause after a refresh: tokens that are refused right after they were renewed are not renewed again. */
export function pauseAfterRefresh(sessionVersion: number, now: number): RefreshPause {
  return { sessionVersion, until: now + refreshPauseMs, mayPass: false }
}

/**
 * The pause after a refresh that brought no tokens. If that refresh was itself the exception to an earlier pause,
 * the new pause allows no further exception.
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

/** Whether a refresh is held back by a pause. */
export function isPaused(pause: RefreshPause | null, request: RefreshRequest): boolean {
  if (!isRunning(pause, request.sessionVersion, request.now)) return false
  return !(pause?.mayPass && request.purpose !== 'background')
}

function isRunning(pause: RefreshPause | null, sessionVersion: number, now: number): boolean {
  if (pause?.sessionVersion !== sessionVersion) return false
  // A clock that was set back restarts the time, it does not make it longer.
  return now < pause.until && pause.until <= now + refreshPauseMs
}
