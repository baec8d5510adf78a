import type { FlowRefs } from '@croupier/core'
import { type PayoutScreen, type PayoutView, payoutView } from '@croupier/core/payout'

type RunningPayout = ReturnType<FlowRefs['withdraw']['getSnapshot']>['children']['payout']

/** What a flow shows, with its payout if there is one. */
export type WithPayout<View extends { readonly screen: string }> = Omit<View, 'screen'> &
  Omit<PayoutView, 'screen'> & { readonly screen: View['screen'] | PayoutScreen }

/** @param held the funds that the payout is paid from; null while unknown */
export function withPayout<View extends { readonly screen: string }>(
  view: View,
  payout: RunningPayout,
  held: Parameters<typeof payoutView>[1],
): WithPayout<View> {
  const none = { isSubmitting: false, review: null, password: null, unknown: null }
  return { ...view, ...none, ...(payout && payoutView(payout.getSnapshot(), held)) }
}
