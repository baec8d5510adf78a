import type { FlowRefs } from '@croupier/core'
import { type UsdtDepositView, usdtDepositView } from '@croupier/core/usdt'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** The USDT deposit while it runs: what it shows and where it is told what the member does. */
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
