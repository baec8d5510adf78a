import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { CallAnswer, Refusal } from '../../wire/api/answer.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import { certainRefusal } from '../payout/payout.outcome.ts'
import { lapsedMessage } from '../payout/payout.password.ts'
import type { PayoutAnswer } from '../payout/payout.types.ts'
import {
  readWithdrawAmount,
  shapeProblem,
  type WithdrawProblem,
} from '../withdraw/withdraw-amount.rules.ts'
import { type WithdrawWindow, withdrawalsPerDay, withdrawDays } from './affiliate-window.rules.ts'

const days = { firstDay: withdrawDays.first, lastDay: withdrawDays.last }

/**
 * The first thing that is wrong with an amount of commission, or null. Order: zero, a wrong format, more than is
 * available [AFF-10, ERR-23].
 */
export function amountProblem(text: string, available: Satang): WithdrawProblem | null {
  if (/^0+\.?0*$|^\.0+$/.test(text)) return problem({ id: 'affiliate.withdraw.error.zeroAmount' })
  const shape = shapeProblem(text)
  if (shape) return problem(shape)
  const amount = readWithdrawAmount(text)
  return amount === null || amount > available
    ? problem(insufficient, available > 0 ? available : null)
    : null
}

/** Why nothing can be withdrawn now, or null while something can [AFF-11, AFF-12]. */
export function windowProblem(window: WithdrawWindow): WithdrawProblem | null {
  switch (window.kind) {
    case 'open':
      return null
    case 'closed':
      return problem(onlyOnDays)
    case 'usedToday':
      return problem(oncePerDay)
  }
}

/** The result of a call [ERR-22…25, OPEN-76]: accepted, definitely refused, or null for a lost answer. */
export function readAffiliateAnswer(
  answer: CallAnswer<unknown, 'affiliateWithdraw'>,
  { amount }: PayoutAttempt,
): PayoutAnswer | null {
  if (answer.kind === 'accepted') return { type: 'payout.accepted', amount, lock: null }
  if (answer.kind === 'refused') return refusedWith(messageOf(answer.refusal))
  const message = certainRefusal(answer.failure, ({ code }) => other(code))
  return message && refusedWith(message)
}

/** A definite refusal: nothing was withdrawn. */
export function refusedWith(message: MessageRef): PayoutAnswer {
  return { type: 'payout.refused', refusal: { message, min: null, lockedUntil: null } }
}

function messageOf({ code, meaning }: Refusal<'affiliateWithdraw'>): MessageRef {
  switch (meaning) {
    case 'insufficientBalance':
      return insufficient
    case 'oncePerDay':
      return oncePerDay
    case 'onlyDays1to5':
      return onlyOnDays
    case 'notConfirmed':
      return lapsedMessage
    default:
      return other(code)
  }
}

const insufficient: MessageRef = { id: 'affiliate.withdraw.error.insufficientBalance' }
const oncePerDay: MessageRef = {
  id: 'affiliate.withdraw.error.oncePerDay',
  values: { count: withdrawalsPerDay },
}
const onlyOnDays: MessageRef = { id: 'affiliate.withdraw.error.onlyDays1to5', values: days }

/** The problem for a code without a message of its own [OPEN-76]. */
export function otherProblem(code: number): WithdrawProblem {
  return problem(other(code))
}

function other(code: number): MessageRef {
  return { id: 'affiliate.withdraw.error.other', values: { code } }
}

function problem(message: MessageRef, suggestion: Satang | null = null): WithdrawProblem {
  return { message, suggestion }
}
