import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { satang } from '../../base/money/satang.ts'
import { day, minute, second } from '../../base/time/durations.ts'
import { maskedAccount } from '../../member/profile/masked-account.ts'
import type { Failure } from '../../wire/api/answer.ts'
import { codes } from '../../wire/contract/codes.ts'
import {
  lockOf,
  minimumOf,
  readMinimum,
  readWithdrawAnswer,
  waitLeft,
  waitProblem,
} from './withdraw.rules.ts'
import { isLocking, lockEnd, lockOpensAt } from './withdraw-lock.rules.ts'

const now = Date.UTC(2026, 10, 20, 7)
const attempt = payoutAttempt({ amount: satang(50_000), askedAt: now, askedAtHost: now })
const tenMinutes = now + 10 * minute

describe('the lock after a withdrawal', () => {
  it.each<[unknown, number]>([
    ['2026-11-20T14:30:00+07:00', now + 30 * minute],
    ['2026-11-20 14:30:00', now + 30 * minute],
    [(now + minute) / second, now + minute],
    [now + minute, now + minute],
    [String((now + minute) / second), now + minute],
    ['2026-11-20T13:59:59+07:00', tenMinutes],
    ['soon', tenMinutes],
    ['', tenMinutes],
    [0, tenMinutes],
    [null, tenMinutes],
    [undefined, tenMinutes],
    [{}, tenMinutes],
  ])('ends, for the date %j of the server, at %i [WD-19, OPEN-56]', (date, until) => {
    expect(lockEnd(date, now)).toBe(until)
  })

  it('is stated in minutes and seconds, and never as zero [WD-24, ERR-50]', () => {
    const waits = [day, 430 * minute, 10 * minute, 7 * minute + 31_200, 1, 0, -5]
    expect(waits.map((wait) => waitLeft(now + wait, now))).toEqual([
      { hours: 24, minutes: 0, seconds: 0 },
      { hours: 7, minutes: 10, seconds: 0 },
      { hours: 0, minutes: 10, seconds: 0 },
      { hours: 0, minutes: 7, seconds: 32 },
      { hours: 0, minutes: 0, seconds: 1 },
      { hours: 0, minutes: 0, seconds: 1 },
      { hours: 0, minutes: 0, seconds: 1 },
    ])
  })

  it.each([
    [day, { id: 'withdraw.error.waitRemaining', values: { hours: 24, minutes: 0, seconds: 0 } }],
    [day + 1, { id: 'withdraw.error.waitUntil', values: { until: { instant: now + day + 1 } } }],
  ])('is stated as a date if it is longer than a day: %i ms [WD-14]', (wait, message) => {
    expect(waitProblem(now + wait, now)).toEqual({ message, suggestion: null })
  })

  const named = Date.UTC(9999, 0)
  it.each([
    ['at the date that the server states', 'WD-21', now, now + 30 * minute, now + 30 * minute],
    ['after a day, whatever the server states', 'WD-19', now, named, now + day],
    ['at once if it begins in the future', 'OPEN-56', now + 11 * minute, now + 20 * minute, null],
  ])('ends on a device %s [%s]', (_when, _id, from, until, opensAt) => {
    const lock = { from, until, amount: null }
    const isLocked = [now, (opensAt ?? now) - 1, opensAt ?? now].map((at) => isLocking(lock, at))
    expect([isLocked, lockOpensAt(lock)]).toEqual([
      [opensAt !== null, opensAt !== null, false],
      opensAt ?? until,
    ])
  })
})

describe('the answer of a withdraw call', () => {
  const refused = (code: number, detail: unknown = {}, message: string | null = null) =>
    readWithdrawAnswer(
      {
        kind: 'refused',
        refusal: {
          context: 'withdraw',
          code,
          meaning: meaningOf(code),
          message,
          detail,
        },
      },
      attempt,
      now,
    )
  const meaningOf = (code: number) =>
    Object.entries(codes.withdraw).find(([one]) => Number(one) === code)?.[1] ?? 'other'

  it('that accepts locks until the date that it states [WD-16, WD-17, ERR-37]', () => {
    const date = (now + 5 * minute) / second
    const answer = { kind: 'accepted', value: { date } } as const
    const lock = { from: now, until: now + 5 * minute, amount: 50_000 }
    const result = readWithdrawAnswer(answer, attempt, now)
    expect([result, lockOf(result, now)]).toEqual([
      { type: 'payout.accepted', amount: lock.amount, lock },
      lock,
    ])
  })

  it.each([
    ['its request, which the history dates', now + 4 * minute, now],
    ['its answer where the clock was put back meanwhile', now - minute, now - minute],
  ])('dates the withdrawal by %s', (_what, answeredAt, from) => {
    const answer = { kind: 'accepted', value: { date: null } } as const
    expect(lockOf(readWithdrawAnswer(answer, attempt, answeredAt), answeredAt)).toEqual({
      from,
      until: answeredAt + 10 * minute,
      amount: 50_000,
    })
  })

  it.each([
    [1001, 'ERR-39', { id: 'withdraw.error.insufficientBalance' }],
    [1009, 'ERR-41', { id: 'withdraw.error.amountLimit' }],
    [1010, 'ERR-42', { id: 'withdraw.error.countLimit' }],
    [1011, 'ERR-43', { id: 'withdraw.error.amountAndCountLimit' }],
    [1002, 'ERR-40', { id: 'withdraw.error.belowUnknownMinimum', values: { code: 1002 } }],
  ])('%i has a message of ours, whatever the server says [%s, OPEN-57]', (code, _, message) => {
    const result = refused(code, { min: 'free', messages: 'No' }, 'No')
    expect([result, lockOf(result, now)]).toEqual([
      { type: 'payout.refused', refusal: { message, min: null, lockedUntil: null } },
      null,
    ])
  })

  it.each([
    [null, { id: 'withdraw.error.tryAgain', values: { code: 77 } }],
    [
      'Closed today',
      { id: 'withdraw.error.tryAgainReason', values: { code: 77, message: 'Closed today' } },
    ],
  ])(
    'with another code and a refusing status asks to try again, with the server’s text: %s [ERR-44, OPEN-57]',
    (message, result) => {
      const failure = { kind: 'undocumented', status: 400, code: 77, message } as const
      expect(readWithdrawAnswer({ kind: 'failed', failure }, attempt, now)).toEqual({
        type: 'payout.refused',
        refusal: { message: result, min: null, lockedUntil: null },
      })
    },
  )

  it.each([
    ['beside the code', { min: '1,000' }],
    ['in its result', { min: null, result: { min: 1_000 } }],
  ])('1002 states the minimum %s, which counts from then on [ERR-40, OPEN-54]', (_, detail) => {
    expect(refused(1002, detail)).toEqual({
      type: 'payout.refused',
      refusal: {
        message: { id: 'withdraw.error.belowMinimum', values: { min: 1_000 } },
        min: 100_000,
        lockedUntil: null,
      },
    })
  })

  it('1005 moves the lock [WD-18, ERR-38]', () => {
    const result = refused(1005, { result: { date: now + 90 * second } })
    expect([result, lockOf(result, now)]).toEqual([
      {
        type: 'payout.refused',
        refusal: {
          message: { id: 'withdraw.error.locked', values: { hours: 0, minutes: 1, seconds: 30 } },
          min: null,
          lockedUntil: now + 90 * second,
        },
      },
      { from: now, until: now + 90 * second, amount: null },
    ])
  })

  it('1005 with a distant day states that day [WD-18, ERR-38]', () => {
    const until = now + 30 * day
    const result = refused(1005, { result: { date: until } })
    expect([result, lockOf(result, now)]).toEqual([
      {
        type: 'payout.refused',
        refusal: {
          message: { id: 'withdraw.error.lockedUntil', values: { until: { instant: until } } },
          min: null,
          lockedUntil: until,
        },
      },
      { from: now, until, amount: null },
    ])
  })

  it.each<[Failure, string]>([
    [{ kind: 'expired', meaning: 'tokenExpired' }, 'session.error.refreshFailed'],
    [{ kind: 'postponed', status: 429, retryAfterMs: 1_000 }, 'withdraw.error.tryAgain'],
    [{ kind: 'httpError', status: 400, retryAfterMs: null }, 'withdraw.error.tryAgain'],
    [{ kind: 'httpError', status: 401, retryAfterMs: null }, 'withdraw.error.tryAgain'],
    [{ kind: 'httpError', status: 403, retryAfterMs: null }, 'withdraw.error.tryAgain'],
  ])('that is missing because of %j is a refusal', (failure, id) => {
    const result = readWithdrawAnswer({ kind: 'failed', failure }, attempt, now)
    expect(result).toMatchObject({ type: 'payout.refused', refusal: { message: { id } } })
  })

  it.each<[Failure]>([
    [{ kind: 'unreachable' }],
    [{ kind: 'timedOut' }],
    [{ kind: 'unreadable' }],
    ...[404, 408, 409, 425, 429, 499, 500, 502].map((status): [Failure] => [
      { kind: 'httpError', status, retryAfterMs: null },
    ]),
    ...[200, 409, 500].map((status): [Failure] => [
      { kind: 'undocumented', status, code: 9999, message: null },
    ]),
  ])('that was lost by %j leaves the outcome unknown', (failure) => {
    const result = readWithdrawAnswer({ kind: 'failed', failure }, attempt, now)
    expect([result, lockOf(result, now)]).toEqual([null, null])
  })
})

it('contains a minimum only if that is an amount of money [WD-06, OPEN-54]', () => {
  expect([300, '1,000', '0', -5, 'free', null, undefined, {}].map(readMinimum)).toEqual([
    30_000,
    100_000,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('shows the last digits of the account number, by which its owner knows it', () => {
  expect(['1234567890', '123-4-56789-0', '123456789012', '1234', ''].map(maskedAccount)).toEqual([
    'xxx-x-xx789-0',
    'xxx-x-xx789-0',
    'xxx-x-xxxx9-012',
    '123-4',
    '',
  ])
})

it('takes the minimum of its call first, then of the profile, then 300 baht [WD-04, WD-06, DEP-17, OPEN-54]', () => {
  const [ofCall, ofProfile] = [satang(50_000), satang(10_000)]
  expect([minimumOf(ofCall, ofProfile), minimumOf(null, ofProfile), minimumOf(null, null)]).toEqual(
    [50_000, 10_000, 30_000],
  )
})
