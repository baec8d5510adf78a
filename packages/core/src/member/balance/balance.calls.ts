import type { Satang } from '../../base/money/satang.ts'
import { readBahtFigure } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { getCreditEndpoint } from '../../wire/contract/balance.endpoints.ts'

/** Reads the credit, rounded down to the satang: a smaller fraction cannot be withdrawn. */
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
