import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../testing/payout-attempt.ts'
import { satang } from '../money/satang.ts'
import { day, minute } from '../time/durations.ts'
import type { UnclearAnswer } from './payout.attempt.ts'
import { attemptDelays, attemptDelaysBy, attemptEnd, unclearMessage } from './payout.outcome.ts'

const askedAt = Date.UTC(2026, 10, 20, 7)
const asked = payoutAttempt({ amount: satang(50_000), askedAt })
const unclear = (own: Partial<UnclearAnswer>): UnclearAnswer => ({
  kind: 'code',
  code: 77,
  message: null,
  at: askedAt + 2 * minute,
  ...own,
})

describe('an attempt that the history does not show', () => {
  it.each([
    ['nothing was answered', null, askedAt + 10 * minute],
    ['only a status came', unclear({ kind: 'status', code: 409 }), askedAt + 10 * minute],
    ['the server answered with a code of its own', unclear({}), askedAt + 3 * minute],
  ])('is over at its time where %s', (_what, said, end) => {
    expect(attemptEnd({ ...asked, unclear: said })).toBe(end)
  })

  it.each([
    ['just now', askedAt, 10 * minute, day],
    ['nine minutes later', askedAt + 9 * minute, minute, day - 9 * minute],
    ['a week later', askedAt + 7 * day, 0, 0],
    ['by a clock that was put back', askedAt - 7 * day, 10 * minute, day],
  ])('is waited for no longer than it can be, as of %s', (_when, now, end, withoutHistory) => {
    const context = { attempt: asked, now }
    expect([
      attemptDelays.attemptEnd({ context }),
      attemptDelays.withoutHistory({ context }),
    ]).toEqual([end, withoutHistory])
  })
})

it.each([
  ['by both clocks', 4 * minute, 4 * minute, 6 * minute],
  ['by the server’s clock alone, which was ahead', 9 * minute, minute, 9 * minute],
  ['by the device’s clock alone, which was set', minute, day, 9 * minute],
  ['by neither, since both were put back', -day, -day, 10 * minute],
])(
  'an attempt is waited for as long as time has not passed for it %s',
  (_how, served, host, left) => {
    const clock = { now: () => askedAt + served, hostNow: () => askedAt + host }
    const context = { attempt: asked, now: askedAt }
    expect(attemptDelaysBy(clock).attemptEnd({ context })).toBe(left)
  },
)

it.each([
  [null, null],
  [unclear({}), { id: 'payout.unclear', values: { code: 77 } }],
  [
    unclear({ message: 'Busy' }),
    { id: 'payout.unclearReason', values: { code: 77, message: 'Busy' } },
  ],
])('the answer %j is told with its code, and what the server says of it', (said, message) => {
  expect(unclearMessage({ unclear: said })).toEqual(message)
})
