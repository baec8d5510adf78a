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

/** A late payment that has arrived. */
export interface ArrivedPayment extends LatePayment {
  /** How the history dates its money, in epoch milliseconds; where several may be it, the latest. */
  readonly moneyAt: number
}

export interface LateLook {
  /** The awaited payments that have arrived. */
  readonly arrived: readonly ArrivedPayment[]
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
  /** The code and the reported transfer that this browser waits for: they find their money themselves. */
  readonly waiting: readonly Pick<QrPayment, 'createdAt' | 'id' | 'payAmount'>[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Matches late payments with a history. A deposit that names a code is that code's. Any other settles one payment of
 * its amount, so that two codes of the same amount need two deposits; one of them may belong to what is still waited
 * for. A pending deposit has not arrived yet. A payment that has not arrived by its `until` is no longer awaited, unless
 * a deposit is there of which only what is waited for can tell whose it is.
 */
export function lookForPayments({ history, now, payments, waiting }: LateSearch): LateLook {
  const deposits = history.filter(({ isPending, type }) => type === 'deposit' && !isPending)
  const named = payments.flatMap((payment): ArrivedPayment[] => {
    const own = deposits.find(
      ({ amount, reference }) =>
        reference !== null && reference === payment.reference && amount === payment.amount,
    )
    return own ? [{ ...payment, moneyAt: own.at }] : []
  })
  return payments
    .filter(({ id }) => !named.some((one) => one.id === id))
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
        const untold = mayBeOwn ? alike.length - payment.told - others : 0
        const ofWaiting = waiting.filter(
          ({ createdAt, id, payAmount }) =>
            id !== payment.id &&
            payAmount === payment.amount &&
            alike.some(({ at }) => at >= createdAt - historyTolerance),
        ).length
        if (untold > ofWaiting) {
          const moneyAt = Math.max(...alike.map(({ at }) => at))
          return { arrived: [...arrived, { ...payment, moneyAt }], left }
        }
        if (now >= payment.until && untold <= 0) return { arrived, left }
        return { arrived, left: [...left, { ...payment, told: payment.told + others }] }
      },
      { arrived: named, left: [] },
    )
}
