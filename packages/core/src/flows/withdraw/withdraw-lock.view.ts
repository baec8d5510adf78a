import type { SnapshotFrom } from 'xstate'
import { bangkokDay } from '../../base/time/bangkok.ts'
import { formatLongCountdown, timeLeft } from '../../base/time/countdown.ts'
import { type CountdownView, countdownView } from '../../base/time/countdown.view.ts'
import { hour } from '../../base/time/durations.ts'
import { madeBy, type withdrawLockMachine } from './withdraw-lock.machine.ts'
import { longestLock } from './withdraw-lock.rules.ts'
import type { withdrawTrackerMachine } from './withdraw-tracker.machine.ts'
import type { MadeWithdrawal, WithdrawTrace } from './withdraw-tracker.rules.ts'

/** What is shown while withdrawing is locked. */
export interface WithdrawLockView extends CountdownView {
  /** `mm:ss`, or `h:mm:ss` from an hour on. */
  readonly countdown: string
  /** `dated` when the wait is longer than a day: then the date is shown instead of a countdown. */
  readonly form: 'counted' | 'dated'
  /** Whether the wait ends today in Bangkok; otherwise the day is shown too [WD-19]. */
  readonly isUntilToday: boolean
  /** The withdrawal that was made, or null when only the server knows it. */
  readonly made: MadeWithdrawal | null
}

/** The lock, or null while there is none. */
export function withdrawLockView(
  snapshot: SnapshotFrom<typeof withdrawLockMachine>,
): WithdrawLockView | null {
  const { lock, now } = snapshot.context
  if (!lock) return null
  const left = timeLeft(lock.until, now)
  const { milestone, ...countdown } = countdownView({ from: lock.from, until: lock.until, now })
  return {
    ...countdown,
    countdown: formatLongCountdown(left),
    // A screen reader must not announce a wait of hours every few minutes.
    milestone: left > hour ? null : milestone,
    form: left > longestLock ? 'dated' : 'counted',
    isUntilToday: bangkokDay(lock.until) === bangkokDay(now),
    made: madeBy(lock),
  }
}

/** How far the withdrawal has come; the server has accepted it, so before the history tells more it is sent. */
export function withdrawTrackerView(
  snapshot: SnapshotFrom<typeof withdrawTrackerMachine>,
): WithdrawTrace {
  return snapshot.context.trace ?? { stage: 'sent', reference: null }
}
