import * as z from 'zod/mini'
import { satang } from '../../base/money/satang.ts'
import { type KeyValueStorage, replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { historyTolerance } from '../history/history.lookup.ts'
import { latePaymentsKeyOf } from './awaited.payments.ts'
import { type FactsClock, isPast } from './deposit.facts.ts'
import {
  type ArrivedPayment,
  type LatePayment,
  latePaymentsAwaitedFor,
} from './late-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

const storedPayments = z.array(
  z.object({
    id: z.string(),
    amount: z.int(),
    // Earlier versions of the site stored payments and verdicts without these two.
    reference: z._default(z.nullable(z.string()), null),
    since: z.number(),
    until: z.number(),
    told: z.int(),
  }),
)

const storedVerdicts = z.array(
  z.object({
    id: z.string(),
    verdict: z.enum(['paid', 'rejected']),
    amount: z._default(z.nullable(z.int()), null),
    at: z.number(),
    moneyAt: z._default(z.nullable(z.number()), null),
  }),
)

/** What the server has said about a payment, which no tab forgets when its member leaves the screen. */
export interface Verdict {
  readonly verdict: 'paid' | 'rejected'
  /** When a tab learnt it, in epoch milliseconds. */
  readonly at: number
}

/** A member's payments that may still arrive although their codes were given up, and the verdicts on others. */
export interface LatePaymentFacts {
  read(): readonly LatePayment[]
  keep(payments: readonly LatePayment[]): void
  /** Starts to await the payment of a code that is given up. */
  awaitPayment(
    payment: Pick<QrPayment, 'createdAt' | 'id' | 'payAmount' | 'reference'>,
    clock: FactsClock,
  ): void
  /** Stops awaiting a payment because the member was told its verdict: a code's, or a bank transfer's. */
  settle(
    payment: Pick<QrPayment, 'id' | 'payAmount'>,
    verdict: Verdict['verdict'],
    clock: FactsClock,
  ): void
  /** The verdict on a payment that any tab has learnt within a day; null where there is none. */
  verdictOn(paymentId: string, clock: FactsClock): Verdict | null
  /** Remembers that the history shows the money of a payment. */
  markPaid(payment: Pick<ArrivedPayment, 'amount' | 'id' | 'moneyAt'>, clock: FactsClock): void
}

/** Creates a member's facts over local storage. */
export function createLatePaymentFacts(local: KeyValueStorage, username: string): LatePaymentFacts {
  const key = latePaymentsKeyOf(username)
  const read = () => {
    const stored = z.safeParse(storedPayments, readJson(local.read(key)))
    return (stored.data ?? []).map((payment) => ({ ...payment, amount: satang(payment.amount) }))
  }
  const keep = (payments: readonly LatePayment[]) => {
    if (payments.length > 0) replaceValue(local, key, JSON.stringify(payments))
    else local.remove(key)
  }
  const verdictsKey = memberKey(username, 'deposit.verdicts')
  const verdicts = (clock: FactsClock) => {
    const stored = z.safeParse(storedVerdicts, readJson(local.read(verdictsKey))).data ?? []
    return stored.filter(({ at }) => !isPast(at, clock))
  }
  const verdictOn = (paymentId: string, clock: FactsClock): Verdict | null => {
    const known = verdicts(clock).find(({ id }) => id === paymentId)
    return known ? { verdict: known.verdict, at: known.at } : null
  }
  /** Money that came is never taken back. Where there is no room, the oldest verdicts go first. */
  const rememberVerdict = (
    { amount, id, moneyAt }: Pick<ArrivedPayment, 'amount' | 'id'> & Partial<ArrivedPayment>,
    verdict: Verdict['verdict'],
    clock: FactsClock,
  ) => {
    if (verdictOn(id, clock)?.verdict === 'paid') return
    const others = verdicts(clock).filter((one) => one.id !== id)
    // A poll learns of money soon after it came, the history perhaps much later.
    const learntAt = clock.now()
    const known = { id, verdict, amount, at: learntAt, moneyAt: moneyAt ?? learntAt }
    let kept = [...others, known]
    while (kept.length > 0 && !local.write(verdictsKey, JSON.stringify(kept))) kept = kept.slice(1)
  }
  return {
    read,
    keep,
    verdictOn,
    markPaid: (payment, clock) => rememberVerdict(payment, 'paid', clock),
    awaitPayment: ({ createdAt, id, payAmount: amount, reference }, clock) => {
      // Money that the member was told of before the code was given up is not this payment's.
      const told = verdicts(clock).filter(
        (one) =>
          one.verdict === 'paid' &&
          one.id !== id &&
          one.amount === amount &&
          (one.moneyAt ?? one.at) >= createdAt - historyTolerance,
      ).length
      const others = read().filter((payment) => payment.id !== id)
      const until = clock.now() + latePaymentsAwaitedFor
      const awaited: LatePayment = { id, amount, reference, since: createdAt, until, told }
      // `write` fails where there is no room for one more, and then leaves the earlier ones stored.
      local.write(key, JSON.stringify([...others, awaited]))
    },
    settle: ({ id, payAmount }, verdict, clock) => {
      const isDeposit = verdict === 'paid' && verdictOn(id, clock)?.verdict !== 'paid'
      rememberVerdict({ id, amount: payAmount }, verdict, clock)
      const others = read().filter((payment) => payment.id !== id)
      keep(
        others.map((payment) =>
          isDeposit && payment.amount === payAmount
            ? { ...payment, told: payment.told + 1 }
            : payment,
        ),
      )
    },
  }
}
