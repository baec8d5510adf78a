import type { Satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { historyTolerance, longestWithoutHistory } from '../history/history.lookup.ts'
import type { Transaction } from '../history/history.ts'

/** A QR code that was given up here and may have been paid nevertheless. */
export interface LatePayment {
  readonly id: string
  readonly amount: Satang
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

/**
 * Matches late payments with a history. Each deposit settles one payment: two codes of the same amount need two
 * deposits. A pending deposit has not arrived yet. `now` in epoch milliseconds; a payment that has not arrived by
 * its `until` is no longer awaited.
 */
export function lookForPayments(
  payments: readonly LatePayment[],
  history: readonly Pick<Transaction, 'amount' | 'at' | 'isPending' | 'type'>[],
  now: number,
): LateLook {
  return payments.reduce<LateLook>(
    ({ arrived, left }, payment) => {
      const deposits = history.filter(
        ({ amount, at, isPending, type }) =>
          type === 'deposit' &&
          !isPending &&
          amount === payment.amount &&
          at >= payment.since - historyTolerance,
      )
      const others = arrived.filter(({ amount }) => amount === payment.amount).length
      if (deposits.length > payment.told + others) return { arrived: [...arrived, payment], left }
      if (now >= payment.until) return { arrived, left }
      return { arrived, left: [...left, { ...payment, told: payment.told + others }] }
    },
    { arrived: [], left: [] },
  )
}
