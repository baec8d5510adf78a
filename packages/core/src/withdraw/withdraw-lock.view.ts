import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../money/satang.ts'
import { type CountdownView, countdownView } from '../time/countdown.view.ts'
import type { withdrawLockMachine } from './withdraw-lock.machine.ts'

/** What is shown while there is no withdrawing. */
export interface WithdrawLockView extends CountdownView {
  /** The withdrawal that was made, or null when only the server knows it. */
  readonly made: { readonly amount: Satang; readonly at: number } | null
}

/** The lock, or null while there is none. */
export function withdrawLockView(
  snapshot: SnapshotFrom<typeof withdrawLockMachine>,
): WithdrawLockView | null {
  const { lock, now } = snapshot.context
  if (!lock) return null
  return {
    ...countdownView({ from: lock.from, until: lock.until, now }),
    made: lock.amount === null ? null : { amount: lock.amount, at: lock.from },
  }
}
