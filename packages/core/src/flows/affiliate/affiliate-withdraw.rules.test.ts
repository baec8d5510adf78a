import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { satang } from '../../base/money/satang.ts'
import type { Failure } from '../../wire/api/answer.ts'
import { affiliateWithdrawCodes } from '../../wire/contract/affiliate.codes.ts'
import { meaningOf } from '../../wire/contract/meaning.ts'
import { amountProblem, readAffiliateAnswer } from './affiliate-withdraw.rules.ts'

const available = satang(100_050)
const attempt = payoutAttempt({ amount: satang(5_000), askedAt: 1, askedAtHost: 1 })
const insufficient = { id: 'affiliate.withdraw.error.insufficientBalance' }

describe('an amount of commission', () => {
  it.each([['0'], ['00'], ['0.'], ['0.00'], ['.0']])(
    'of %s is refused as zero [AFF-10]',
    (text) => {
      expect(amountProblem(text, available)).toEqual({
        message: { id: 'affiliate.withdraw.error.zeroAmount' },
        suggestion: null,
      })
    },
  )

  it.each([
    ['', { id: 'withdraw.amount.error.empty' }],
    ['12a', { id: 'withdraw.amount.error.format' }],
    ['-5', { id: 'withdraw.amount.error.format' }],
    ['=5', { id: 'withdraw.amount.error.format' }],
    ['012', { id: 'withdraw.amount.error.leadingZero' }],
    ['1.234', { id: 'withdraw.amount.error.decimals', values: { decimals: 2 } }],
  ])('typed as %j is refused as malformed', (text, message) => {
    expect(amountProblem(text, available)).toEqual({ message, suggestion: null })
  })

  it.each([['1000.51'], ['99999999999999999999']])(
    'of %s is more than is available, which is suggested instead [ERR-23]',
    (text) => {
      expect(amountProblem(text, available)).toEqual({
        message: insufficient,
        suggestion: available,
      })
    },
  )

  it('has no suggestion if nothing is available', () => {
    expect(amountProblem('1', satang(0))).toEqual({ message: insufficient, suggestion: null })
  })

  it.each([['0.01'], ['1000.5'], ['1000.50'], ['7']])('of %s is valid', (text) => {
    expect(amountProblem(text, available)).toBe(null)
  })
})

describe('an answer to a withdrawal of commission', () => {
  it.each([
    [1001, 'ERR-23', insufficient],
    [1004, 'ERR-24', { id: 'affiliate.withdraw.error.oncePerDay', values: { count: 1 } }],
    [
      1005,
      'ERR-25, OPEN-25',
      { id: 'affiliate.withdraw.error.onlyDays1to5', values: { firstDay: 1, lastDay: 5 } },
    ],
  ])('%i has a message of its own [%s]', (code, _, message) => {
    const refusal = {
      context: 'affiliateWithdraw',
      code,
      meaning: meaningOf(affiliateWithdrawCodes, code),
      message: null,
    } as const
    if (refusal.meaning === 'tokenExpired' || refusal.meaning === 'sessionInvalid') {
      throw new Error('the client handles it')
    }
    const result = readAffiliateAnswer(
      { kind: 'refused', refusal: { ...refusal, meaning: refusal.meaning } },
      attempt,
    )
    expect(result).toEqual({
      type: 'payout.refused',
      refusal: { message, min: null, lockedUntil: null },
    })
  })

  it('0 is accepted [ERR-22]', () => {
    expect(readAffiliateAnswer({ kind: 'accepted', value: {} }, attempt)).toEqual({
      type: 'payout.accepted',
      amount: 5_000,
      lock: null,
    })
  })

  it.each<[Failure]>([
    [{ kind: 'unreachable' }],
    [{ kind: 'timedOut' }],
    [{ kind: 'unreadable' }],
    [{ kind: 'httpError', status: 429, retryAfterMs: null }],
    [{ kind: 'httpError', status: 502, retryAfterMs: null }],
    [{ kind: 'undocumented', status: 200, code: 77, message: 'No' }],
  ])('that was lost by %j leaves the outcome unknown', (failure) => {
    expect(readAffiliateAnswer({ kind: 'failed', failure }, attempt)).toBe(null)
  })

  it('with a refusing status is a definite refusal [OPEN-76]', () => {
    const failure = { kind: 'httpError', status: 403, retryAfterMs: null } as const
    expect(readAffiliateAnswer({ kind: 'failed', failure }, attempt)).toEqual({
      type: 'payout.refused',
      refusal: {
        message: { id: 'affiliate.withdraw.error.other', values: { code: 403 } },
        min: null,
        lockedUntil: null,
      },
    })
  })
})
