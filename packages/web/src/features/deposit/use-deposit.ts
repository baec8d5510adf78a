import type { FlowRefs } from '@croupier/core'
import { type DepositView, depositView } from '@croupier/core/deposit'
import { useFlow } from '../../app/use-child.ts'
import { useMedia } from '../../app/use-media.ts'
import { useView } from '../../app/use-view.ts'

/** The running deposit: its view, and the function that sends it events. */
export interface RunningDeposit {
  readonly view: DepositView
  readonly send: FlowRefs['deposit']['send']
}

/** The member's deposit, or null until it is loaded. */
export function useDeposit(): RunningDeposit | null {
  const deposit = useFlow('deposit')
  const layout = useMedia('(min-width: 48em)') ? 'wide' : 'narrow'
  const view = useView(deposit, (snapshot) => depositView(snapshot, layout))
  return deposit && view ? { view, send: (event) => deposit.send(event) } : null
}
