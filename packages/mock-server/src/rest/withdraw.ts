import { codes } from '@croupier/core/contract'
import { type Satang, satang, satangToBaht } from '@croupier/core/money'
import { bangkokIso } from '../base/bangkok.ts'
import { accountRefusals } from './account.refusals.ts'
import { type Answered, forMember, type MemberCall } from './handler.ts'
import { lacksConfirmation, spendConfirmation } from './payout.confirmation.ts'
import { refusalsOf } from './refusal.ts'
import { sentAmount } from './sent.amount.ts'

const refuse = refusalsOf(codes.withdraw, {
  insufficientBalance: 'Not enough balance',
  belowMinimum: 'Below the minimum',
  locked: 'Wait before withdrawing again',
  amountLimit: 'Above what may be withdrawn in a day',
  countLimit: 'No more withdrawals today',
  notConfirmed: 'Confirm the password first',
  amountAndCountLimit: 'Above what may be withdrawn in a day, and no more withdrawals today',
})

/** Takes the amount from the balance and locks withdrawing for ten minutes [WD-15, WD-19]. */
export const withdraw = forMember<'withdraw'>((call) => {
  const { world, member, body, key, skipsRules } = call
  const amount = sentAmount(body.balance)
  const refusal = skipsRules ? null : refusalOf(call, amount)
  if (refusal) return refusal
  spendConfirmation(call)
  world.withdrawals.begin(member.username, satang(Math.min(amount, member.balance)), key)
  const until = world.withdrawals.lock(member.username)
  world.changes.tell({ type: 'changed', part: 'members' })
  return { code: 0, result: { date: bangkokIso(until) } }
})

function refusalOf(call: MemberCall<'withdraw'>, amount: Satang): Answered<'withdraw'> | null {
  const { world, member } = call
  const { username, limits } = member
  if (lacksConfirmation(call)) return refuse('notConfirmed')
  if (member.bankAccount === '') return accountRefusals.noBankAccount
  const until = world.withdrawals.lockedUntil(username)
  if (until !== null) return { ...refuse('locked'), result: { date: bangkokIso(until) } }
  if (amount < limits.minimumWithdraw) {
    return { ...refuse('belowMinimum'), min: satangToBaht(limits.minimumWithdraw) }
  }
  if (amount > member.balance) return refuse('insufficientBalance')
  const today = world.withdrawals.today(username)
  const isTooMuch = today.amount + amount > (limits.withdrawAmountPerDay ?? Infinity)
  const isTooOften = today.count >= (limits.withdrawalsPerDay ?? Infinity)
  if (isTooMuch && isTooOften) return refuse('amountAndCountLimit')
  if (isTooMuch) return refuse('amountLimit')
  return isTooOften ? refuse('countLimit') : null
}

/** The member's minimum withdrawal. */
export const getMinWithdraw = forMember<'getMinWithdraw'>(({ member }) => ({
  code: 0,
  min: satangToBaht(member.limits.minimumWithdraw),
}))
