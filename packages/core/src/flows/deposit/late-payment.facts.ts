import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import { type KeyValueStorage, replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { latePaymentsKeyOf } from './awaited.payments.ts'
import { type FactsClock, isPast } from './deposit.facts.ts'
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
export interface Verdict {
  readonly verdict: 'paid' | 'rejected'
  /** When a tab learnt it, in epoch milliseconds. */
  readonly at: number
}

/** A member's payments that may still arrive although their codes were given up, and the verdicts on others. */
export interface LatePaymentFacts {
  read(): readonly LatePayment[]
  keep(payments: readonly LatePayment[]): void
  /** Starts to await the payment of a code that is given up. `now` in epoch milliseconds. */
  awaitPayment(payment: { id: string; payAmount: Satang; createdAt: number }, now: number): void
  /** Stops awaiting a payment because the member was told its verdict. */
  settle(
    payment: { id: string; payAmount: Satang },
    verdict: Verdict['verdict'],
    clock: FactsClock,
  ): void
  /** The verdict on a payment that any tab has learnt within a day; null where there is none. */
  verdictOn(paymentId: string, clock: FactsClock): Verdict | null
  /** Remembers that the history shows the money of a payment. */
  markPaid(paymentId: string, clock: FactsClock): void
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
  const rememberVerdict = (id: string, verdict: Verdict['verdict'], clock: FactsClock) => {
    if (verdictOn(id, clock)?.verdict === 'paid') return
    const others = verdicts(clock).filter((one) => one.id !== id)
    let kept = [...others, { id, verdict, at: clock.now() }]
    while (kept.length > 0 && !local.write(verdictsKey, JSON.stringify(kept))) kept = kept.slice(1)
  }
  return {
    read,
    keep,
    verdictOn,
    markPaid: (id, clock) => rememberVerdict(id, 'paid', clock),
    awaitPayment: ({ id, payAmount, createdAt }, now) => {
      const others = read().filter((payment) => payment.id !== id)
      const until = now + latePaymentsAwaitedFor
      // `write` fails where there is no room for one more, and then leaves the earlier ones stored.
      local.write(
        key,
        JSON.stringify([...others, { id, amount: payAmount, since: createdAt, until, told: 0 }]),
      )
    },
    settle: ({ id, payAmount }, verdict, clock) => {
      const isDeposit = verdict === 'paid' && verdictOn(id, clock)?.verdict !== 'paid'
      rememberVerdict(id, verdict, clock)
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
