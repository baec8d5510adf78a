import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { formatCountdown, timeLeft } from '../../base/time/countdown.ts'
import type { DepositSnapshot } from './deposit.step.ts'
import type { qrPaymentMachine } from './qr-payment.machine.ts'

/**
 * What is going on with a deposit, for the title of the tab [ROUTE-05]; null where there is nothing to say.
 * @param waiting the snapshot of the waiting code, which counts its time
 */
export function depositNews(
  snapshot: DepositSnapshot,
  waiting: SnapshotFrom<typeof qrPaymentMachine> | undefined,
): MessageRef | null {
  const { context } = snapshot
  if (waiting?.status === 'active') return waitingNews(waiting, context.isVisible)
  if (!snapshot.matches({ succeeded: 'arrived' }) || !context.isShown || !context.payment)
    return null
  return { id: 'deposit.news.deposited', values: { amount: { satang: context.payment.payAmount } } }
}

function waitingNews(
  waiting: SnapshotFrom<typeof qrPaymentMachine>,
  isVisible: boolean,
): MessageRef {
  if (waiting.hasTag('lastWord') || waiting.hasTag('overtime')) {
    return { id: 'deposit.news.checking' }
  }
  const { deadline, now } = waiting.context
  // A tab that nobody sees counts no time, and a stale one would mislead.
  return isVisible
    ? { id: 'deposit.news.waiting', values: { time: formatCountdown(timeLeft(deadline, now)) } }
    : { id: 'deposit.news.waitingUntil', values: { time: { timeOfDay: deadline } } }
}
