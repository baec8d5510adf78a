import type { Readable } from '@croupier/core'
import type { Satang } from '@croupier/core/money'
import { type PayoutSnapshot, type PayoutView, payoutView } from '@croupier/core/payout'
import { useSelector } from '@xstate/react'
import { useView } from '../app/use-view.ts'

/** A flow that may run a payout. */
type PayingFlow = Readable<{
  readonly children: { readonly payout?: Readable<PayoutSnapshot> | undefined }
}>

/**
 * The view of a flow's payout; null while there is none.
 * @param held the balance that it is paid from; null while it is unknown
 */
export function usePayout(flow: PayingFlow | undefined, held: Satang | null): PayoutView | null {
  const payout = useSelector(flow, (snapshot) => snapshot?.children.payout)
  return useView(payout, (snapshot) => payoutView(snapshot, held))
}
