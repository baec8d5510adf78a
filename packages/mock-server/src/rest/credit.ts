import { satangToBaht } from '@croupier/core/money'
import { forMember } from './handler.ts'

/** The member's balance in baht. */
export const getCredit = forMember<'getCredit'>(({ member }) => ({
  code: 0,
  result: { balance: satangToBaht(member.balance) },
}))
