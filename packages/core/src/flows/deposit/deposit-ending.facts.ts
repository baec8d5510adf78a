import * as z from 'zod/mini'
import { satang } from '../../base/money/satang.ts'
import type { Log } from '../../base/ports/log.ts'
import { type KeyValueStorage, replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { type FactsClock, isPast, storedChannel } from './deposit.facts.ts'
import type { StoredEnding } from './deposit.types.ts'

const storedEnding = z.object({
  ending: z.enum(['expired', 'rejected', 'unconfirmed', 'cancelled', 'paid']),
  endedAt: z.number(),
  rejection: z.nullable(
    z.object({ message: z.nullable(z.string()), received: z.nullable(z.int()) }),
  ),
  payment: z.object({
    id: z.string(),
    payAmount: z.int(),
    reference: z.nullable(z.string()),
    createdAt: z.number(),
    deadline: z.number(),
    isDeadlineAssumed: z.boolean(),
  }),
  // Endings stored before receipts were have none.
  paymentChannel: z._default(z.nullable(storedChannel), null),
  channelKey: z.string(),
  amountText: z.string(),
})

/** How a member's last payment ended, or its receipt until it is left: a fact that outlives a reload or a closed browser. */
export interface EndingFacts {
  /** The stored ending, or null. One that is malformed or older than a day is removed. */
  read(clock: FactsClock): StoredEnding | null
  remember(ending: StoredEnding): void
  /** Removes the ending of that payment; null removes any. */
  forget(paymentId: string | null): void
}

/** Creates a member's facts over local storage. */
export function createEndingFacts(local: KeyValueStorage, username: string, log: Log): EndingFacts {
  const key = memberKey(username, 'deposit.ending')
  const stored = () => z.safeParse(storedEnding, readJson(local.read(key))).data ?? null
  return {
    read: (clock) => {
      if (local.read(key) === null) return null
      const ended = stored()
      if (ended === null) log.write({ level: 'warning', event: 'deposit.endingUnreadable' })
      if (ended === null || isPast(ended.endedAt, clock)) {
        local.remove(key)
        return null
      }
      const { payment, rejection, ...rest } = ended
      const received = rejection?.received ?? null
      return {
        ...rest,
        rejection: rejection && {
          message: rejection.message,
          received: received === null ? null : satang(received),
        },
        // An ended code must not be paid any more, so that none is stored.
        payment: { ...payment, form: 'text', qrCode: '', payAmount: satang(payment.payAmount) },
      }
    },
    remember: ({ payment: { form: _form, qrCode: _code, ...payment }, ...rest }) => {
      replaceValue(local, key, JSON.stringify({ ...rest, payment }))
    },
    forget: (paymentId) => {
      if (paymentId === null || stored()?.payment.id === paymentId) local.remove(key)
    },
  }
}
