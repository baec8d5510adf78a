import { readBahtAmount, type Satang, satang } from '../../base/money/satang.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

export type TransactionType = 'deposit' | 'withdraw' | 'cancel'

/** What came in or went out. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  /** Never negative: the type says which way the money went. */
  readonly amount: Satang
  /** `THB` where the server names none [HIST-03]. */
  readonly currency: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Anything but the status of success [HIST-04]. */
  readonly isPending: boolean
  readonly note: string | null
}

type WireTransaction = NonNullable<WireAnswer<'getHistory'>['result']['list']>[number]

const success = 1

/**
 * The history in the project's own words, newest first [HIST-02]; an entry whose amount or time is
 * none is left out.
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
