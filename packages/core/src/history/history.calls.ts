import type { Call } from '../api/call.ts'
import { siftList } from '../api/sifted.list.ts'
import { getHistoryEndpoint, transaction } from '../contract/history.endpoints.ts'
import { readHistory } from './history.ts'

/** Reads what came in and went out lately. */
export const getHistoryCall: Call<'getHistory'> = {
  name: 'getHistory',
  endpoint: getHistoryEndpoint,
  write: () => ({}),
  sift: (answer) => siftList(answer, transaction),
  read: ({ result }, _request, { leftOut }) => {
    const list = result.list ?? []
    const transactions = readHistory(list)
    return { transactions, unreadable: leftOut + list.length - transactions.length }
  },
}
