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
    lookFor(attempt, { listed: readHistory(list), unreadable }, at)

  it.each([
    ['of that amount', {}],
    ['with a sign', { amount: -500 }],
    ['two minutes before it was asked for', { time: now / second - 120 }],
  ])('%s counts as found', (_what, own) => {
    expect(look([{ ...entry, ...own }]).kind).toBe('found')
  })

  it.each([
    ['of another amount', { amount: 500.01 }],
    ['of more than two minutes before', { time: now / second - 121 }],
    ['that is a deposit', { type: 'deposit' as const }],
    ['that was cancelled', { type: 'cancel' as const }],
    ['whose amount is none', { amount: 'much' }],
  ])('%s does not', (_what, own) => {
    expect(look([{ ...entry, ...own }])).toEqual({ kind: 'notFound' })
  })

  it('may be among entries that cannot be read, and then nobody knows', () => {
    expect([look([{ ...entry, amount: 1 }], 1), look([entry], 1)]).toEqual([
      { kind: 'cannotCheck' },
      { kind: 'found', at: now },
    ])
  })

  const later = now + minute
  it.each<[LookResult['kind'], number, string, number, number, number?]>([
    ['found', 8, 'it turns out that it was asked for then', later - 8 * minute, later],
    ['notFound', 8, 'nothing has turned out', later, later],
    ['notFound', 8, 'it turns out that it was asked for later', later + 8 * minute, later],
    ['notFound', 8, 'the device’s clock was put back since', later, later - 8 * minute],
    ['found', 9, 'the device’s clock was put forward by a day since', later, later + day],
    ['cannotCheck', 10, 'the device’s clock was put forward by a day since', later, later + day],
    ['cannotCheck', 10, 'the server’s clock was put back since', later - hour, later],
    ['cannotCheck', 10, 'an answer says that it is an hour earlier', later, later, later - hour],
    ['notFound', 70, 'an answer says that it is an hour earlier', later, later, later - hour],
  ])('is %s %i minutes before it seemed to be asked for when %s', (...row) => {
    const [kind, minutes, , serverTime, hostTime, least = serverTime] = row
    const at = { now: () => serverTime, hostNow: () => hostTime, leastNow: () => least }
    expect(look([{ ...entry, time: (now - minutes * minute) / second }], 0, at).kind).toBe(kind)
  })

  it('is looked for among all that there is', () => {
    const other = { ...entry, amount: 1 }
    expect(look([other, entry, other])).toEqual({ kind: 'found', at: now })
  })
})
