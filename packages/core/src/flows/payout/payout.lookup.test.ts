import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { satang } from '../../base/money/satang.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { readHistory } from '../history/history.ts'
import { type LookResult, lookFor } from './payout.outcome.ts'

const now = Date.UTC(2026, 10, 20, 7)
const attempt = payoutAttempt({ amount: satang(50_000), askedAt: now, askedAtHost: now })

describe('a withdrawal in the history', () => {
  const entry = {
    id: '7',
    time: now / second,
    type: 'withdraw',
    amount: '500.00',
    status: 0,
  } as const
  const clock = { now: () => now, hostNow: () => now, leastNow: () => now }
  const look = (list: Parameters<typeof readHistory>[0], unreadable = 0, at = clock) =>
    lookFor(attempt, { listed: readHistory(list), unreadable, earlier: null }, at)

  it.each([
    ['of that amount', {}],
    ['with a sign', { amount: -500 }],
    ['two minutes before the request', { time: now / second - 120 }],
  ])('%s counts as found', (_what, own) => {
    expect(look([{ ...entry, ...own }]).kind).toBe('found')
  })

  it.each([
    ['of another amount', { amount: 500.01 }],
    ['more than two minutes before the request', { time: now / second - 121 }],
    ['that is a deposit', { type: 'deposit' as const }],
    ['that was cancelled', { type: 'cancel' as const }],
    ['whose amount is not a number', { amount: 'much' }],
  ])('%s does not count as found', (_what, own) => {
    expect(look([{ ...entry, ...own }])).toEqual({ kind: 'notFound' })
  })

  it('may be an unreadable entry, and then its outcome stays unknown', () => {
    expect([look([{ ...entry, amount: 1 }], 1), look([entry], 1)]).toEqual([
      { kind: 'cannotCheck' },
      { kind: 'found', at: now },
    ])
  })

  const later = now + minute
  it.each<[LookResult['kind'], number, string, number, number, number?]>([
    ['found', 8, 'the server’s time is corrected to that', later - 8 * minute, later],
    ['notFound', 8, 'no clock is corrected', later, later],
    ['notFound', 8, 'the server’s time is corrected to later', later + 8 * minute, later],
    ['notFound', 8, 'the device’s clock is put back', later, later - 8 * minute],
    ['found', 9, 'the device’s clock is put forward by a day', later, later + day],
    ['cannotCheck', 10, 'the device’s clock is put forward by a day', later, later + day],
    ['cannotCheck', 10, 'the server’s clock is put back', later - hour, later],
    ['cannotCheck', 10, 'an answer states a time an hour earlier', later, later, later - hour],
    ['notFound', 70, 'an answer states a time an hour earlier', later, later, later - hour],
  ])('is %s when dated %i minutes before the request if %s', (...row) => {
    const [kind, minutes, , serverTime, hostTime, least = serverTime] = row
    const at = { now: () => serverTime, hostNow: () => hostTime, leastNow: () => least }
    expect(look([{ ...entry, time: (now - minutes * minute) / second }], 0, at).kind).toBe(kind)
  })

  it.each<[string, number, LookResult, number, number[]]>([
    ['an earlier one that alone is listed', 90, { kind: 'cannotCheck' }, 50_000, [90]],
    ['an earlier one, and is found beside it', 90, { kind: 'found', at: now }, 50_000, [90, 0]],
    ['none of another amount', 90, { kind: 'found', at: now }, 60_000, [0]],
    ['none of more than two minutes before', 121, { kind: 'found', at: now }, 50_000, [0]],
    ['none that is listed, and was not made', 90, { kind: 'notFound' }, 50_000, []],
  ])('may be %s', (_what, secondsBefore, result, amount, listedBefore) => {
    const earlier = { amount: satang(amount), at: now - secondsBefore * second }
    const list = listedBefore.map((before) => ({ ...entry, time: now / second - before }))
    const entries = { listed: readHistory(list), unreadable: 0, earlier }
    expect(lookFor(attempt, entries, clock)).toEqual(result)
  })

  it('is found among several entries', () => {
    const other = { ...entry, amount: 1 }
    expect(look([other, entry, other])).toEqual({ kind: 'found', at: now })
  })
})
