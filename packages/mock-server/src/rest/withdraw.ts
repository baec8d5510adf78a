import { codes } from '@croupier/core/contract'
import { readBahtAmount, satang, satangToBaht } from '@croupier/core/money'
import { bangkokIso } from '../bangkok.ts'
import { payoutTime } from '../world/ledger.ts'
import { forMember } from './handler.ts'
import { refusalsOf } from './refusal.ts'

const refuse = refusalsOf(codes.withdraw, {
  insufficientBalance: 'Not enough balance',
  belowMinimum: 'Below the minimum',
  locked: 'Wait before withdrawing again',
})

/** Takes the amount from the balance and locks withdrawing for ten minutes [WD-15, WD-19]. */
export const withdraw = forMember<'withdraw'>(({ world, member, body, skipsRules }) => {
  const amount = readBahtAmount(body.balance) ?? satang(0)
  if (!skipsRules) {
    const until = world.withdrawals.lockedUntil(member.username)
    if (until !== null) return { ...refuse('locked'), result: { date: bangkokIso(until) } }
    if (amount < member.minimumWithdraw) {
      return { ...refuse('belowMinimum'), min: satangToBaht(member.minimumWithdraw) }
    }
    if (amount > member.balance) return refuse('insufficientBalance')
  }
  world.members.credit(member.username, satang(-Math.min(amount, member.balance)))
  world.ledger.add({
    username: member.username,
    type: 'withdraw',
    amount,
    settledAt: world.clock.now() + payoutTime,
    note: null,
  })
  world.changes.tell({ type: 'changed', part: 'members' })
  return { code: 0, result: { date: bangkokIso(world.withdrawals.lock(member.username)) } }
})

/** The least that the member may withdraw. */
export const getMinWithdraw = forMember<'getMinWithdraw'>(({ member }) => ({
  code: 0,
  min: satangToBaht(member.minimumWithdraw),
}))
