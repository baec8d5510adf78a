import type { FlowRefs } from '@croupier/core'
import { type UsdtDepositView, usdtDepositView } from '@croupier/core/usdt'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** The running USDT deposit: its view, and the function that sends it events. */
export interface RunningUsdtDeposit {
  readonly view: UsdtDepositView
  readonly send: FlowRefs['usdtDeposit']['send']
}

/** The member's USDT deposit, or null until it is loaded. */
export function useUsdtDeposit(): RunningUsdtDeposit | null {
  const deposit = useFlow('usdtDeposit')
  const view = useView(deposit, usdtDepositView)
  return deposit && view ? { view, send: (event) => deposit.send(event) } : null
}
