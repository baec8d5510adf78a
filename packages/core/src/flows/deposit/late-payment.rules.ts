import type { Satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { historyTolerance, longestWithoutHistory } from '../history/history.lookup.ts'
import type { Transaction } from '../history/history.ts'

/** A QR code that is given up here and may have been paid all the same. */
export interface LatePayment {
  readonly id: string
  readonly amount: Satang
  /** When the code was made, in epoch milliseconds. */
  readonly since: number
  /** Until when the history is looked at for it, in epoch milliseconds. */
  readonly until: number
  /** How many other deposits of the same amount the member was told of meanwhile. */
  readonly told: number
}

/** For how long money that comes late is looked for. */
export const latePaymentsAwaitedFor = 30 * minute

/** How often it is looked for while somebody sees the page. */
export const lateLookEvery = 30 * second

/** What is still awaited after a look that nobody answered. `now` in epoch milliseconds. */
export function stillAwaited(
  payments: readonly LatePayment[],
  now: number,
): readonly LatePayment[] {
  return payments.filter(({ until }) => now < until + longestWithoutHistory)
}

export interface LateLook {
  /** What has come, of the payments that were awaited. */
  readonly arrived: readonly LatePayment[]
  /** What is still awaited. */
  readonly left: readonly LatePayment[]
}

/**
 * What a history says of late payments. Each deposit is one payment: two codes over one amount need two.
 * A pending deposit has not arrived yet. `now` in epoch milliseconds; a payment that has not arrived by its
 * `until` is awaited no longer.
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
