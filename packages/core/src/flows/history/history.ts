import { readBahtAmount, type Satang, satang } from '../../base/money/satang.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

export type TransactionType = 'deposit' | 'withdraw' | 'cancel'

/** A deposit, a withdrawal or a cancellation. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  /** Never negative: the type says whether money came in or went out. */
  readonly amount: Satang
  /** `THB` where the server names none [HIST-03]. */
  readonly currency: string
  /** Epoch milliseconds. */
  readonly at: number
  /** True for every status except success [HIST-04]. */
  readonly isPending: boolean
  readonly note: string | null
}

type WireTransaction = NonNullable<WireAnswer<'getHistory'>['result']['list']>[number]

const success = 1

/**
 * Reads the history, newest first [HIST-02]; an entry with a malformed amount or time is left out.
 */
export function readHistory(list: readonly WireTransaction[]): readonly Transaction[] {
  const read = list.flatMap(({ amount, currency, id, note, status, time, type }) => {
    const counted = readBahtAmount(amount)
    const at = readInstant(time)
    if (counted === null || at === null) return []
    return {
      id,
      type,
      amount: satang(Math.abs(counted)),
      currency: currency || 'THB',
      at,
      isPending: status !== success,
      note: note || null,
    }
  })
  return read.sort((one, other) => other.at - one.at)
}
