import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import { type KeyValueStorage, replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
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

/** A member's payments that may still arrive although their codes were given up. */
export interface LatePaymentFacts {
  read(): readonly LatePayment[]
  keep(payments: readonly LatePayment[]): void
  /** Starts to await the payment of a code that is given up. `now` in epoch milliseconds. */
  awaitPayment(payment: { id: string; payAmount: Satang; createdAt: number }, now: number): void
  /** Stops awaiting a payment because the member was told that it was paid or rejected. */
  settle(payment: { id: string; payAmount: Satang }, isPaid: boolean): void
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
  return {
    read,
    keep,
    awaitPayment: ({ id, payAmount, createdAt }, now) => {
      const others = read().filter((payment) => payment.id !== id)
      const until = now + latePaymentsAwaitedFor
      // `write` fails where there is no room for one more, and then leaves the earlier ones stored.
      local.write(
        key,
        JSON.stringify([...others, { id, amount: payAmount, since: createdAt, until, told: 0 }]),
      )
    },
    settle: ({ id, payAmount }, isPaid) => {
      const others = read().filter((payment) => payment.id !== id)
      keep(
        others.map((payment) =>
          isPaid && payment.amount === payAmount ? { ...payment, told: payment.told + 1 } : payment,
        ),
      )
    },
  }
}
