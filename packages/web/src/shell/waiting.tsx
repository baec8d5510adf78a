import type { FlowRefs } from '@croupier/core'
import { Part } from '../app/part.tsx'
import { useFlow } from '../app/use-child.ts'

/** The screens that remind of money in flight, each with the flow that must run for it. */
const flowOf = {
  waitingForPayment: 'deposit',
  waitingPaymentRow: 'deposit',
  paymentWaits: 'deposit',
  unansweredWithdrawal: 'withdraw',
  unansweredCommission: 'affiliate',
} as const satisfies Record<string, keyof FlowRefs>

/** A reminder of money in flight, with or without a link back. */
export function Waiting({ as: name }: { as: keyof typeof flowOf }) {
  const isRunning = useFlow(flowOf[name]) !== undefined
  return isRunning && <Part name={name} />
}
