import { callOf } from '../../wire/api/call.ts'
import { entriesAmong } from '../../wire/contract/answer.reading.ts'
import { getHistoryEndpoint } from '../../wire/contract/history.endpoints.ts'
import type { Transaction } from './history.ts'
import { readHistory } from './history.ts'

/** Reads the member's recent transactions. */
export const getHistoryCall = callOf(
  'getHistory',
  getHistoryEndpoint,
)({
  write: () => ({}),
  read: (
    { result },
    _request,
    { leaveOut, leftOut },
  ): { transactions: readonly Transaction[]; unreadable: number } | null => {
    const list = result.list ?? []
    const transactions = readHistory(list)
    const malformed = list.length - transactions.length
    leaveOut(malformed)
    return { transactions, unreadable: entriesAmong(leftOut) + malformed }
  },
})
