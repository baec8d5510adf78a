import type { FlowRefs } from '@croupier/core'
import type { PayoutView } from '@croupier/core/payout'
import {
  type WithdrawLockView,
  type WithdrawView,
  withdrawLockView,
  withdrawView,
} from '@croupier/core/withdraw'
import { useSelector } from '@xstate/react'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { usePayout } from '../../shell/use-payout.ts'

/** The withdrawal while it runs: what it shows and where it is told what the member does. */
export interface RunningWithdraw {
  readonly view: WithdrawView
  /** What its payout shows, or null while there is none. */
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
