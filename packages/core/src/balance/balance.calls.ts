import type { Call } from '../api/call.ts'
import { getCreditEndpoint } from '../contract/balance.endpoints.ts'
import { readBahtFigure } from '../money/satang.ts'

/** Reads the credit, which is shown down to the satang: less than that is nobody's to withdraw. */
export const getCreditCall: Call<'getCredit'> = {
  name: 'getCredit',
  endpoint: getCreditEndpoint,
  write: () => ({}),
  read: ({ result }) => {
    const balance = readBahtFigure(result.balance)
    return balance === null ? null : { balance }
  },
}
