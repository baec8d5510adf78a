import type { Ports } from '../base/ports/ports.ts'
import { chatMark } from '../flows/chat/chat-link.mark.ts'
import { hasLatePayments } from '../flows/deposit/awaited.payments.ts'
import { unansweredPayouts } from '../flows/payout/unanswered.payouts.ts'
import { hasWaitingPayment } from '../member/session/waiting.payment.ts'
import type { FlowName } from './flows/flows.ts'

/** The flows of payouts without an answer, and of money that may come late. */
export function unsettledFlows(
  { storages }: Pick<Ports, 'storages'>,
  username: string,
): readonly FlowName[] {
  const payouts = unansweredPayouts(storages.local, username)
  return hasLatePayments(storages.local, username) ? [...payouts, 'latePayments'] : payouts
}

/**
 * Whether the charts of any page may learn something that is told only once: how a payment, a payout or an offer
 * ended, or what came of a visit to the chat service. A page must be able to show it before they start.
 */
export function hasUntoldNews(
  { cookies, storages }: Pick<Ports, 'cookies' | 'storages'>,
  username: string,
): boolean {
  return (
    hasWaitingPayment(storages.local, username) ||
    unsettledFlows({ storages }, username).length > 0 ||
    cookies.read('depositPromotion') !== null ||
    chatMark(cookies, username) === 'opened'
  )
}
