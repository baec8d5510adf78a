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
 * What the payout of a flow shows; null while there is none.
 * @param held what it is paid from; null while that is not known
 */
export function usePayout(flow: PayingFlow | undefined, held: Satang | null): PayoutView | null {
  const payout = useSelector(flow, (snapshot) => snapshot?.children.payout)
  return useView(payout, (snapshot) => payoutView(snapshot, held))
}
