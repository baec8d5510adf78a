import type { Call } from '../api/call.ts'
import { getHistoryEndpoint } from '../contract/history.endpoints.ts'
import { readHistory } from './history.ts'

/** Reads what came in and went out lately. */
export const getHistoryCall: Call<'getHistory'> = {
  name: 'getHistory',
  endpoint: getHistoryEndpoint,
  write: () => ({}),
  read: ({ result }) => ({ transactions: readHistory(result.list ?? []) }),
}
