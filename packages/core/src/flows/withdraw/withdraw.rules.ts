import * as z from 'zod/mini'
import type { MessageRef } from '../../base/messages/message.ts'
import { readBahtAmount, type Satang, satangToBaht } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import type { CallAnswer, Refusal } from '../../wire/api/answer.ts'
import { withdrawRefusal } from '../../wire/contract/withdraw.endpoints.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import { certainRefusal, type ServerWord } from '../payout/payout.outcome.ts'
import { lapsedMessage } from '../payout/payout.password.ts'
import type { PayoutAnswer } from '../payout/payout.types.ts'
import type { AcceptedWithdraw } from './withdraw.calls.ts'
import type { WithdrawContext } from './withdraw.types.ts'
import {
  defaultMinimum,
  maximum,
  type WithdrawLimits,
  type WithdrawProblem,
  withdrawProblem,
} from './withdraw-amount.rules.ts'
import { lockEnd, longestLock, type WithdrawLock } from './withdraw-lock.rules.ts'

/** The current limits of an amount [BAL-03]. */
export function limitsOf({ credit, min }: Pick<WithdrawContext, 'credit' | 'min'>): WithdrawLimits {
  return { min, max: maximum, credit }
}

/** Whether an amount may be sent. */
export function isAmountValid(context: WithdrawContext): boolean {
  return withdrawProblem(context.amountText, limitsOf(context)) === null
}

interface WaitLeft {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The time left of a wait, for a message. It is never zero: a part of a second counts as one. */
export function waitLeft(until: number, now: number): WaitLeft {
  const seconds = Math.max(1, Math.ceil((until - now) / second))
  const minutes = Math.floor(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 }
}

/**
 * The problem that the next withdrawal has to wait: for how long, or until when if the wait is longer than a day
 * [WD-14].
 */
export function waitProblem(until: number, now: number): WithdrawProblem {
  const message: MessageRef =
    until - now > longestLock
      ? { id: 'withdraw.error.waitUntil', values: { until: { instant: until } } }
      : { id: 'withdraw.error.waitRemaining', values: waitLeft(until, now) }
  return { message, suggestion: null }
}

/** The message when the server refuses because of the wait [WD-18, ERR-38]. */
function lockedMessage(until: number, now: number): MessageRef {
  return until - now > longestLock
    ? { id: 'withdraw.error.lockedUntil', values: { until: { instant: until } } }
    : { id: 'withdraw.error.locked', values: waitLeft(until, now) }
}

/** The result of a withdraw call [WD-16…18, ERR-37…44]: accepted, definitely refused, or null for a lost answer. */
export function readWithdrawAnswer(
  answer: CallAnswer<AcceptedWithdraw, 'withdraw'>,
  { amount, askedAt }: PayoutAttempt,
  now: number,
): PayoutAnswer | null {
  if (answer.kind === 'accepted') {
    const until = lockEnd(answer.value.date, now)
    // The history dates it by its request. A clock that was put back meanwhile must not lead into the future.
    return {
      type: 'payout.accepted',
      amount,
      lock: { from: Math.min(askedAt, now), until, amount },
    }
  }
  if (answer.kind === 'refused') return refusedBy(answer.refusal, now)
  const message = certainRefusal(answer.failure, tryAgain)
  return message && refusedWith(message)
}

/** The wait that an answer starts, or null. */
export function lockOf(answer: PayoutAnswer | null, now: number): WithdrawLock | null {
  if (answer?.type === 'payout.accepted') return answer.lock
  const until = answer?.type === 'payout.refused' ? answer.refusal.lockedUntil : null
  return until === null ? null : { from: now, until, amount: null }
}

function refusedBy(refusal: Refusal<'withdraw'>, now: number): PayoutAnswer {
  const { code, detail, meaning, message } = refusal
  const read = z.safeParse(withdrawRefusal, detail)
  const { min, result } = read.data ?? {}
  switch (meaning) {
    case 'insufficientBalance':
      return refusedWith({ id: 'withdraw.error.insufficientBalance' })
    case 'belowMinimum': {
      const stated = readMinimum(min) ?? readMinimum(result?.min)
      // The server cannot mean the minimum known here: the amount was checked against it before it was sent.
      if (stated === null)
        return refusedWith({ id: 'withdraw.error.belowUnknownMinimum', values: { code } })
      const values = { min: satangToBaht(stated) }
      return refusedWith({ id: 'withdraw.error.belowMinimum', values }, { min: stated })
    }
    case 'locked': {
      const lockedUntil = lockEnd(result?.date, now)
      return refusedWith(lockedMessage(lockedUntil, now), { lockedUntil })
    }
    case 'amountLimit':
      return refusedWith({ id: 'withdraw.error.amountLimit' })
    case 'notConfirmed':
      return refusedWith(lapsedMessage)
    case 'countLimit':
      return refusedWith({ id: 'withdraw.error.countLimit' })
    case 'amountAndCountLimit':
      return refusedWith({ id: 'withdraw.error.amountAndCountLimit' })
    default:
      return refusedWith(tryAgain({ code, message }))
  }
}

/** A definite refusal: nothing was withdrawn. */
export function refusedWith(
  message: MessageRef,
  detail: { min?: Satang | null; lockedUntil?: number } = {},
): PayoutAnswer {
  const { lockedUntil = null, min = null } = detail
  return { type: 'payout.refused', refusal: { message, min, lockedUntil } }
}

/** The message about a code without a message of its own, with the server's text if there is one [ERR-44, OPEN-57]. */
export function tryAgain({ code, message }: ServerWord): MessageRef {
  return message === null
    ? { id: 'withdraw.error.tryAgain', values: { code } }
    : { id: 'withdraw.error.tryAgainReason', values: { code, message } }
}

/** The minimum of a withdrawal: from its own call, else from the profile, else 300 baht [OPEN-54]. */
export function minimumOf(stated: Satang | null, ofProfile: Satang | null): Satang {
  return stated ?? ofProfile ?? defaultMinimum
}

/** Reads a minimum from the wire; null when it is not an amount of money [OPEN-54]. */
export function readMinimum(wire: unknown): Satang | null {
  const amount = typeof wire === 'string' || typeof wire === 'number' ? readBahtAmount(wire) : null
  return amount !== null && amount > 0 ? amount : null
}
