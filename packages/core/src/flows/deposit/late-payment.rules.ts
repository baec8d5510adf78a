import type { Satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { historyTolerance, longestWithoutHistory } from '../history/history.lookup.ts'
import type { Transaction } from '../history/history.ts'
import type { QrPayment } from './qr-payment.ts'

/** A QR code that was given up here and may have been paid nevertheless. */
export interface LatePayment {
  readonly id: string
  readonly amount: Satang
  /** The reference of the code, by which a history may name it; null where none is known. */
  readonly reference: string | null
  /** When the code was created, in epoch milliseconds. */
  readonly since: number
  /** Until when the history is searched for it, in epoch milliseconds. */
  readonly until: number
  /** How many other deposits of the same amount the member has since been told of. */
  readonly told: number
}

/** How long the site looks for a late payment. */
export const latePaymentsAwaitedFor = 30 * minute

/** How often the site looks for it while the page is visible. */
export const lateLookEvery = 30 * second

/** The payments that are still awaited when the history could not be read. `now` in epoch milliseconds. */
export function stillAwaited(
  payments: readonly LatePayment[],
  now: number,
): readonly LatePayment[] {
  return payments.filter(({ until }) => now < until + longestWithoutHistory)
}

export interface LateLook {
  /** The awaited payments that have arrived. */
  readonly arrived: readonly LatePayment[]
  /** Those still awaited. */
  readonly left: readonly LatePayment[]
}

/** What is searched for late payments. */
export interface LateSearch {
  readonly payments: readonly LatePayment[]
  readonly history: readonly Pick<
    Transaction,
    'amount' | 'at' | 'isPending' | 'reference' | 'type'
  >[]
  /** The code that waits to be paid in this browser; its own polls tell whether it was. */
  readonly waiting: Pick<QrPayment, 'id' | 'payAmount'> | null
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Matches late payments with a history. A deposit that names a code is that code's. Any other settles one payment of
 * its amount, so that two codes of the same amount need two deposits; one of them may belong to the code that waits. A
 * pending deposit has not arrived yet, and a payment that has not arrived by its `until` is no longer awaited.
 */
export function lookForPayments({ history, now, payments, waiting }: LateSearch): LateLook {
  const deposits = history.filter(({ isPending, type }) => type === 'deposit' && !isPending)
  const isNamed = ({ amount, reference }: LatePayment) =>
    reference !== null &&
    deposits.some((deposit) => deposit.reference === reference && deposit.amount === amount)
  return payments
    .filter((payment) => !isNamed(payment))
    .reduce<LateLook>(
      ({ arrived, left }, payment) => {
        const alike = deposits.filter(
          ({ amount, at }) => amount === payment.amount && at >= payment.since - historyTolerance,
        )
        // A staff member who credits a payment by hand may leave the reference out.
        const mayBeOwn = alike.some(
          ({ reference }) => reference === null || payment.reference === null,
        )
        const others = arrived.filter(({ amount }) => amount === payment.amount).length
        const isAlike = waiting?.payAmount === payment.amount && waiting.id !== payment.id
        const ofWaiting = isAlike ? 1 : 0
        if (mayBeOwn && alike.length > payment.told + others + ofWaiting) {
          return { arrived: [...arrived, payment], left }
        }
        if (now >= payment.until) return { arrived, left }
        return { arrived, left: [...left, { ...payment, told: payment.told + others }] }
      },
      { arrived: payments.filter(isNamed), left: [] },
    )
}
