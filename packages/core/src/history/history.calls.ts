import type { Call } from '../api/call.ts'
import { entriesAmong } from '../contract/answer.reading.ts'
import { getHistoryEndpoint } from '../contract/history.endpoints.ts'
import { readHistory } from './history.ts'

/** Reads what came in and went out lately. */
export const getHistoryCall: Call<'getHistory'> = {
  name: 'getHistory',
  endpoint: getHistoryEndpoint,
  write: () => ({}),
  read: ({ result }, _request, { leaveOut, leftOut }) => {
    const list = result.list ?? []
    const transactions = readHistory(list)
    const odd = list.length - transactions.length
    leaveOut(odd)
    return { transactions, unreadable: entriesAmong(leftOut) + odd }
  },
}
