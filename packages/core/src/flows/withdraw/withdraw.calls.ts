import type { Satang } from '../../base/money/satang.ts'
import { satangToBaht } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { getMinWithdrawEndpoint, withdrawEndpoint } from '../../wire/contract/withdraw.endpoints.ts'
import { readMinimum } from './withdraw.rules.ts'

/** `date`: until when there is no other withdrawing, as the wire has it. */
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

/** Reads the least that may be withdrawn [WD-06]. */
export const getMinWithdrawCall = callOf(
  'getMinWithdraw',
  getMinWithdrawEndpoint,
)({
  write: () => ({}),
  read: ({ min }): { min: Satang | null } | null => ({ min: readMinimum(min) }),
})
