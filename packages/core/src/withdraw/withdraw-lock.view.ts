import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../money/satang.ts'
import { formatCountdown, isoDuration, passedMilestone, timeLeft } from '../time/countdown.ts'
import { minute, second } from '../time/durations.ts'
import type { withdrawLockMachine } from './withdraw-lock.machine.ts'

/** What is shown while there is no withdrawing. */
export interface WithdrawLockView {
  /** `mm:ss` */
  readonly countdown: string
  /** ISO 8601, for the `datetime` attribute. */
  readonly duration: string
  /** From 1 to 0. */
  readonly fractionLeft: number
  /** Epoch milliseconds. */
  readonly until: number
  /** The milestone to speak, in whole minutes or seconds left; null before the first. */
  readonly milestone: { readonly unit: 'minutes' | 'seconds'; readonly left: number } | null
  /** The withdrawal that was made, or null when only the server knows it. */
  readonly made: { readonly amount: Satang; readonly at: number } | null
}

/** The lock, or null while there is none. */
export function withdrawLockView(
  snapshot: SnapshotFrom<typeof withdrawLockMachine>,
): WithdrawLockView | null {
  const { lock, now } = snapshot.context
  if (!lock) return null
  const left = timeLeft(lock.until, now)
  const total = Math.max(1, lock.until - lock.from)
  const passed = passedMilestone(total, left)
  return {
    countdown: formatCountdown(left),
    duration: isoDuration(left),
    fractionLeft: Math.min(1, left / total),
    until: lock.until,
    milestone: passed === null || passed === 0 ? null : milestoneOf(passed),
    made: lock.amount === null ? null : { amount: lock.amount, at: lock.from },
  }
}

function milestoneOf(passed: number): WithdrawLockView['milestone'] {
  return passed < minute
    ? { unit: 'seconds', left: passed / second }
    : { unit: 'minutes', left: passed / minute }
}
