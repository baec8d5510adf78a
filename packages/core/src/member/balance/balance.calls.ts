import type { Satang } from '../../base/money/satang.ts'
import { readBahtFigure } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { getCreditEndpoint } from '../../wire/contract/balance.endpoints.ts'

/** Reads the credit, which is shown down to the satang: less than that is nobody's to withdraw. */
export const getCreditCall = callOf(
  'getCredit',
  getCreditEndpoint,
)({
  write: () => ({}),
  read: ({ result }): { balance: Satang } | null => {
    const balance = readBahtFigure(result.balance)
    return balance === null ? null : { balance }
  },
})
