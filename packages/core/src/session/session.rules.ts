import { minute } from '../time/instant.ts'

/** For how long no further refresh is tried for the same tokens. */
export interface RefreshPause {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly until: number
  /** A member's own action may pass once, after a failure of the network. */
  readonly mayPass: boolean
}

export interface RefreshWish {
  readonly sessionVersion: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly purpose: 'foreground' | 'background'
}

const refreshPauseMs = minute

/** The pause after a refresh: tokens refused right after they were renewed are not renewed again. */
export function pauseAfterRefresh(sessionVersion: number, now: number): RefreshPause {
  return { sessionVersion, until: now + refreshPauseMs, mayPass: false }
}

/** The pause after a refresh that the network lost. */
export function pauseAfterFailure(sessionVersion: number, now: number): RefreshPause {
  return { sessionVersion, until: now + refreshPauseMs, mayPass: true }
}

/** Whether a refresh has to wait. */
export function isPaused(pause: RefreshPause | null, wish: RefreshWish): boolean {
  if (pause === null || pause.sessionVersion !== wish.sessionVersion) return false
  if (wish.now >= pause.until) return false
  return !(pause.mayPass && wish.purpose === 'foreground')
}
