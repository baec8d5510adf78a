import type { Call } from '../api/call.ts'
import { getMinWithdrawEndpoint, withdrawEndpoint } from '../contract/withdraw.endpoints.ts'
import { satangToBaht } from '../money/satang.ts'
import { readMinimum } from './withdraw.rules.ts'

/** Pays money out [WD-15]. */
export const withdrawCall: Call<'withdraw'> = {
  name: 'withdraw',
  endpoint: withdrawEndpoint,
  write: ({ amount }) => ({ body: { balance: satangToBaht(amount) } }),
  read: ({ result }) => ({ date: result?.date ?? null }),
}

/** Reads the least that may be withdrawn [WD-06]. */
export const getMinWithdrawCall: Call<'getMinWithdraw'> = {
  name: 'getMinWithdraw',
  endpoint: getMinWithdrawEndpoint,
  write: () => ({}),
  read: ({ min }) => ({ min: readMinimum(min) }),
}
