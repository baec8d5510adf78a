import { satangToBaht } from '@croupier/core/money'
import { second } from '@croupier/core/time'
import { forMember } from './handler.ts'

const newest = 100

/** The member's transactions, newest first. */
export const getHistory = forMember<'getHistory'>(({ world, member }) => {
  const now = world.clock.now()
  return {
    code: 0,
    result: {
      list: world.ledger
        .list(member.username)
        .slice(0, newest)
        .map(({ id, at, type, amount, settledAt, note }) => ({
          id,
          time: Math.floor(at / second),
          type,
          amount: satangToBaht(amount),
          currency: 'THB',
          status: settledAt !== null && settledAt <= now ? 1 : 0,
          note,
        })),
    },
  }
})
