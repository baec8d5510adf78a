import type { WireAnswer } from '../contract/endpoints.ts'
import { readBahtAmount, type Satang, satang } from '../money/satang.ts'
import { second } from '../time/durations.ts'

/** What came in or went out. */
export interface Transaction {
  readonly id: string
  readonly type: 'deposit' | 'withdraw' | 'cancel'
  /** Never negative: the type says which way the money went. */
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

type WireTransaction = NonNullable<WireAnswer<'getHistory'>['result']['list']>[number]

/** The history in the project's own words; an entry whose amount is none is left out. */
export function readHistory(list: readonly WireTransaction[]): readonly Transaction[] {
  return list.flatMap(({ amount, id, time, type }) => {
    const read = readBahtAmount(amount)
    return read === null
      ? []
      : [{ id: String(id), type, amount: satang(Math.abs(read)), at: time * second }]
  })
}
