import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'
import { longestWithoutHistory } from '../history/history.lookup.ts'
import type { UnclearAnswer } from './payout.attempt.ts'
import {
  attemptDelays,
  attemptWait,
  longestOnItsWay,
  longestUntilListed,
  unclearMessage,
} from './payout.outcome.ts'

const askedAt = Date.UTC(2026, 10, 20, 7)
const asked = payoutAttempt({ amount: satang(50_000), askedAt })
const unclear = (own: Partial<UnclearAnswer>): UnclearAnswer => ({
  kind: 'code',
  code: 77,
  message: null,
  at: askedAt + 2 * minute,
  atHost: askedAt + 2 * minute,
  ...own,
})
const clockOf = (served: number, host = served) => ({
  now: () => askedAt + served,
  hostNow: () => askedAt + host,
})

describe('an attempt that the history does not show', () => {
  it.each([
    ['without an answer', null, longestOnItsWay - 2 * minute],
    ['after a mere status', unclear({ kind: 'status', code: 409 }), longestOnItsWay - 2 * minute],
    ['after an undocumented code', unclear({}), longestUntilListed],
    [
      'after an undocumented code whose answer corrected the server’s time',
      unclear({ at: askedAt - 20 * minute }),
      longestUntilListed,
    ],
  ])('is awaited %s', (_what, said, left) => {
    const clock = clockOf(2 * minute)
    const from = clock.now()
    expect(attemptWait({ ...asked, unclear: said }, clock)).toEqual({
      from,
      endsAt: from + left,
      givesUpAt: askedAt + longestWithoutHistory,
    })
  })

  it.each([
    ['by both clocks', 4 * minute, 4 * minute, 6 * minute],
    ['by the device’s clock, since the server’s was ahead', 9 * minute, minute, 9 * minute],
    ['by the server’s clock, since the device’s was ahead', minute, day, 9 * minute],
    ['by the server’s clock, since the device’s was put back', 4 * minute, -day, 6 * minute],
    ['by the device’s clock, since the server’s was put back', -day, 4 * minute, 6 * minute],
    ['by neither, since both were put back', -day, -day, 10 * minute],
    ['by both clocks, a week later', 7 * day, 7 * day, 0],
  ])('is awaited for the time that is left %s', (_how, served, host, left) => {
    const wait = attemptWait(asked, clockOf(served, host))
    expect([
      wait.endsAt - wait.from,
      attemptDelays.attemptEnd({ context: { attemptWait: wait } }),
    ]).toEqual([left, left])
  })

  it.each([
    ['just now', 0, day],
    ['nine minutes ago', 9 * minute, day - 9 * minute],
    ['a week ago', 7 * day, 0],
  ])('is given up a day after the request, which was %s', (_when, passed, left) => {
    const context = { attemptWait: attemptWait(asked, clockOf(passed)) }
    expect(attemptDelays.withoutHistory({ context })).toBe(left)
  })
})

it.each([
  [null, null],
  [unclear({}), { id: 'payout.unclear', values: { code: 77 } }],
  [
    unclear({ message: 'Busy' }),
    { id: 'payout.unclearReason', values: { code: 77, message: 'Busy' } },
  ],
])('the message about the answer %j has its code and the server’s text', (said, message) => {
  expect(unclearMessage({ unclear: said })).toEqual(message)
})
