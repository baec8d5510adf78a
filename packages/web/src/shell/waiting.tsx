import type { FlowRefs } from '@croupier/core'
import { Part } from '../app/part.tsx'
import { useFlow } from '../app/use-child.ts'

/** What reminds of money that is under way, and the flow without which there is none. */
const flowOf = {
  waitingForPayment: 'deposit',
  paymentWaits: 'deposit',
  unansweredWithdrawal: 'withdraw',
  unansweredCommission: 'affiliate',
} as const satisfies Record<string, keyof FlowRefs>

/** A reminder, with the way back to what it reminds of or without. */
export function Waiting({ as: name }: { as: keyof typeof flowOf }) {
  const isRunning = useFlow(flowOf[name]) !== undefined
  return isRunning && <Part name={name} />
}
