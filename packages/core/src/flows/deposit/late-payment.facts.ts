import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import { type KeyValueStorage, replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { hour } from '../../base/time/durations.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { latePaymentsKeyOf } from './awaited.payments.ts'
import { type LatePayment, latePaymentsAwaitedFor } from './late-payment.rules.ts'

const storedPayments = z.array(
  z.object({
    id: z.string(),
    amount: z.int(),
    since: z.number(),
    until: z.number(),
    told: z.int(),
  }),
)

const storedVerdicts = z.array(
  z.object({ id: z.string(), verdict: z.enum(['paid', 'rejected']), at: z.number() }),
)

/** What the server has said about a payment, which no tab forgets when its member leaves the screen. */
export type Verdict = 'paid' | 'rejected'

/** How long a verdict is kept. No tab shows a code for longer. */
const verdictsKeptFor = 24 * hour

/** A member's payments that may still arrive although their codes were given up, and the verdicts on others. */
export interface LatePaymentFacts {
  read(): readonly LatePayment[]
  keep(payments: readonly LatePayment[]): void
  /**
   * Starts to await the payment of a code that is given up, unless another tab has learnt its verdict. `now` in
   * epoch milliseconds.
   */
  awaitPayment(payment: { id: string; payAmount: Satang; createdAt: number }, now: number): void
  /** Stops awaiting a payment because the member was told its verdict. `now` in epoch milliseconds. */
  settle(payment: { id: string; payAmount: Satang }, verdict: Verdict, now: number): void
  /** The verdict on a payment that any tab has learnt within a day; null where there is none. */
  verdictOn(paymentId: string): Verdict | null
  /** Remembers that the history shows the money of a payment. */
  markPaid(paymentId: string, now: number): void
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
  const verdicts = () => z.safeParse(storedVerdicts, readJson(local.read(verdictsKey))).data ?? []
  const verdictOn = (paymentId: string) =>
    verdicts().find(({ id }) => id === paymentId)?.verdict ?? null
  const rememberVerdict = (id: string, verdict: Verdict, now: number) => {
    const others = verdicts().filter((one) => one.id !== id && now - one.at < verdictsKeptFor)
    replaceValue(local, verdictsKey, JSON.stringify([...others, { id, verdict, at: now }]))
  }
  return {
    read,
    keep,
    verdictOn,
    markPaid: (id, now) => rememberVerdict(id, 'paid', now),
    awaitPayment: ({ id, payAmount, createdAt }, now) => {
      if (verdictOn(id) !== null) return
      const others = read().filter((payment) => payment.id !== id)
      const until = now + latePaymentsAwaitedFor
      // `write` fails where there is no room for one more, and then leaves the earlier ones stored.
      local.write(
        key,
        JSON.stringify([...others, { id, amount: payAmount, since: createdAt, until, told: 0 }]),
      )
    },
    settle: ({ id, payAmount }, verdict, now) => {
      rememberVerdict(id, verdict, now)
      const others = read().filter((payment) => payment.id !== id)
      keep(
        others.map((payment) =>
          verdict === 'paid' && payment.amount === payAmount
            ? { ...payment, told: payment.told + 1 }
            : payment,
        ),
      )
    },
  }
}
