import type { Call } from '../api/call.ts'
import { getCreditEndpoint } from '../contract/balance.endpoints.ts'
import { readBahtAmount } from '../money/satang.ts'

/** Reads the credit. */
export const getCreditCall: Call<'getCredit'> = {
  name: 'getCredit',
  endpoint: getCreditEndpoint,
  write: () => ({}),
  read: ({ result }) => {
    const balance = readBahtAmount(result.balance)
    return balance === null ? null : { balance }
  },
}
