import type { FlowRefs } from '@croupier/core'
import type { PayoutView } from '@croupier/core/payout'
import {
  type WithdrawLockView,
  type WithdrawTrace,
  type WithdrawView,
  withdrawLockView,
  withdrawTrackerView,
  withdrawView,
} from '@croupier/core/withdraw'
import { useSelector } from '@xstate/react'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { usePayout } from '../../shell/use-payout.ts'

/** The running withdrawal: its view, and the function that sends it events. */
export interface RunningWithdraw {
  readonly view: WithdrawView
  /** The view of its payout, or null while there is none. */
  readonly payout: PayoutView | null
  readonly send: FlowRefs['withdraw']['send']
}

/** The member's withdrawal, or null until it is loaded. */
export function useWithdraw(): RunningWithdraw | null {
  const withdraw = useFlow('withdraw')
  const view = useView(withdraw, withdrawView)
  const payout = usePayout(withdraw, view?.credit ?? null)
  return withdraw && view ? { view, payout, send: (event) => withdraw.send(event) } : null
}

/** The wait until the next withdrawal, or null while there is none. */
export function useWithdrawLock(): WithdrawLockView | null {
  const withdraw = useFlow('withdraw')
  const lock = useSelector(withdraw, (snapshot) => snapshot?.children.withdrawLock)
  return useView(lock, withdrawLockView)
}

/** How far the withdrawal has come that was made last; null while there is none to follow. */
export function useWithdrawTracker(): WithdrawTrace | null {
  const withdraw = useFlow('withdraw')
  const lock = useSelector(withdraw, (snapshot) => snapshot?.children.withdrawLock)
  const tracker = useSelector(lock, (snapshot) => snapshot?.children.withdrawTracker)
  return useView(tracker, withdrawTrackerView)
}
