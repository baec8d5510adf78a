import { satangToBaht } from '@croupier/core/money'
import { second } from '@croupier/core/time'
import type { Transaction } from '../world/ledger.ts'
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
        .map((entry) => written(entry, now)),
    },
  }
})

function written(transaction: Transaction, now: number) {
  const { amount, at, balanceAfter, bonus, channel, id, merchantRef, note, settledAt, type } =
    transaction
  const isSettled = settledAt !== null && settledAt <= now
  return {
    id,
    time: Math.floor(at / second),
    type,
    amount: satangToBaht(amount),
    currency: 'THB',
    status: isSettled ? 1 : 0,
    note,
    channel,
    merchantRef,
    // It is credited together with the deposit.
    bonus: bonus === null || !isSettled ? null : satangToBaht(bonus),
    balanceAfter: balanceAfter === null ? null : satangToBaht(balanceAfter),
  }
}
