import { Part } from '../app/part.tsx'
import { useFlow } from '../app/use-child.ts'

/** The code that waits, with the way back to it or without. It can wait only once the deposit is loaded. */
export function Waiting({ as: name }: { as: 'waitingForPayment' | 'paymentWaits' }) {
  const isDepositRunning = useFlow('deposit') !== undefined
  return isDepositRunning && <Part name={name} />
}
