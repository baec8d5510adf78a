import type { MessageRef } from '../../base/messages/message.ts'
import { type Satang, satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import type { DepositContext, PaymentChannel, StoredEnding, UnpaidEnding } from './deposit.types.ts'
import type { Verdict } from './late-payment.facts.ts'
import { latePaymentsAwaitedFor } from './late-payment.rules.ts'

/** What is known of the last payment, which was not credited: for the member, and for the admin. */
export interface DepositEnding {
  readonly title: MessageRef
  readonly message: MessageRef
  /** Why the server rejected it, in its own words. */
  readonly reason: string | null
  /** What was to be paid. */
  readonly amount: Satang
  /** What arrived of it and what is missing; null unless the server says that it was a part. */
  readonly part: PaidPart | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly endedAt: number
  readonly reference: string | null
  /** Nothing was paid, so that another code is the way on. */
  readonly canRenew: boolean
  /** Whether the card tells it first: no dialog did, and it is not here again after a page load or another screen. */
  readonly isNews: boolean
}

export interface PaidPart {
  readonly received: Satang
  readonly missing: Satang
}

const titles = {
  expired: { id: 'deposit.poll.expiredTitle' },
  rejected: { id: 'deposit.poll.unsuccessfulTitle' },
  unconfirmed: { id: 'deposit.poll.unconfirmedTitle' },
  cancelled: { id: 'deposit.ending.cancelledTitle' },
} as const satisfies Record<UnpaidEnding, MessageRef>

/** A search that ends says how long it takes, because a page that stays open does not take the words back. */
const awaited = { minutes: latePaymentsAwaitedFor / minute }

const messages = {
  expired: { id: 'deposit.ending.expired' },
  rejected: { id: 'deposit.ending.rejected' },
  unconfirmed: { id: 'deposit.ending.unconfirmed', values: awaited },
  cancelled: { id: 'deposit.ending.cancelled', values: awaited },
} as const satisfies Record<UnpaidEnding, MessageRef>

/** The messages that say that the site looks for the money, once it has given up. */
const laterMessages = {
  ...messages,
  unconfirmed: { id: 'deposit.ending.unconfirmedLater' },
  cancelled: { id: 'deposit.ending.cancelledLater' },
} as const satisfies Record<UnpaidEnding, MessageRef>

/** The last payment if it was not credited; it stays in sight at the amount, where its dialog leads [OPEN-63]. */
export function depositEnding({
  ending,
  endedAt,
  isEndingNews,
  now,
  payment,
  rejection,
}: Pick<
  DepositContext,
  'ending' | 'endedAt' | 'isEndingNews' | 'now' | 'payment' | 'rejection'
>): DepositEnding | null {
  if (ending === null || ending === 'paid' || endedAt === null || payment === null) return null
  const { createdAt, payAmount, reference } = payment
  const told = ending === 'rejected' ? rejection : null
  const part = partOf(payAmount, told?.received ?? null)
  const said = now - endedAt < latePaymentsAwaitedFor ? messages : laterMessages
  return {
    title: part ? { id: 'deposit.ending.partTitle' } : titles[ending],
    message: part ? { id: 'deposit.ending.part' } : said[ending],
    reason: told?.message?.trim() || null,
    amount: payAmount,
    part,
    createdAt,
    endedAt,
    reference,
    canRenew: ending === 'expired',
    isNews: isEndingNews,
  }
}

/** What is stored of the last payment once it has ended, so that a reload shows its ending or receipt again. */
export function endedPayment({
  amountText,
  channelKey,
  ending,
  endedAt,
  payment,
  paymentChannel,
  rejection,
}: DepositContext): StoredEnding | null {
  if (ending === null || endedAt === null || payment === null || channelKey === null) return null
  const told = ending === 'rejected' ? rejection : null
  return {
    ending,
    endedAt,
    rejection: told,
    payment,
    paymentChannel: ending === 'paid' ? namedOnReceipt(paymentChannel) : null,
    channelKey,
    amountText,
  }
}

/** What all tabs of a member know when one of them learns how a payment ended. */
export interface KnownOfPayments {
  /** Whether the payment was stored while it waited. */
  readonly isPaymentKept: boolean
  /** The payment that waits now; null where none does. */
  readonly waitingId: string | null
  readonly stored: StoredEnding | null
  /** What another tab has told of this payment as the server's word. */
  readonly told: FinalEnding | null
}

/** An ending that the server has said, as far as a tab knows it. */
export type FinalEnding = Pick<StoredEnding, 'endedAt' | 'rejection'> & {
  readonly ending: 'paid' | 'rejected'
}

/**
 * What the server has said about a payment, in whatever tab: its stored ending, or the verdict that outlives that.
 * Null where nobody knows.
 */
export function finalEnding(
  paymentId: string,
  stored: StoredEnding | null,
  verdict: Verdict | null,
): FinalEnding | null {
  const {
    ending = null,
    endedAt = 0,
    rejection = null,
  } = stored?.payment.id === paymentId ? stored : {}
  if (verdict?.verdict !== 'paid' && ending === 'rejected') return { ending, endedAt, rejection }
  if (ending === 'paid') return { ending, endedAt, rejection }
  return verdict && { ending: verdict.verdict, endedAt: verdict.at, rejection: null }
}

/**
 * Whether a reload is to show that ending. A newer payment comes first, and so does a verdict of the server, which
 * only money that came after all replaces. Whatever the member may have left in another tab does not come back.
 */
export function isEndingDue(
  { ending, payment: { createdAt, id } }: StoredEnding,
  { isPaymentKept, stored, told, waitingId }: KnownOfPayments,
): boolean {
  if (waitingId !== null && waitingId !== id) return false
  const isOwn = stored?.payment.id === id
  if (stored && !isOwn && stored.payment.createdAt > createdAt) return false
  if (told?.ending === 'paid') return false
  if (ending === 'paid') return true
  if (told !== null) return false
  return ending === 'rejected' || !isPaymentKept || waitingId === id || isOwn
}

/** A receipt does not name the holder of the account. */
function namedOnReceipt(channel: PaymentChannel | null): PaymentChannel | null {
  return channel && { ...channel, accountName: null }
}

function partOf(payAmount: Satang, received: Satang | null): PaidPart | null {
  if (received === null || received <= 0 || received >= payAmount) return null
  return { received, missing: satang(payAmount - received) }
}
