import type { Satang } from '../../base/money/satang.ts'
import { satangToBaht } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { getMinWithdrawEndpoint, withdrawEndpoint } from '../../wire/contract/withdraw.endpoints.ts'
import { readMinimum } from './withdraw.rules.ts'

/** `date`: until when no other withdrawal is allowed, as the wire states it. */
export interface AcceptedWithdraw {
  readonly date: unknown
}

/** Pays money out [WD-15]. */
export const withdrawCall = callOf(
  'withdraw',
  withdrawEndpoint,
)({
  write: ({ amount }: { amount: Satang }) => ({ body: { balance: satangToBaht(amount) } }),
  read: ({ result }): AcceptedWithdraw | null => ({ date: result?.date ?? null }),
})

/** Reads the minimum of a withdrawal [WD-06]. */
export const getMinWithdrawCall = callOf(
  'getMinWithdraw',
  getMinWithdrawEndpoint,
)({
  write: () => ({}),
  read: ({ min }): { min: Satang | null } | null => ({ min: readMinimum(min) }),
})
