import { describe, expect, it } from 'vitest'
import { type PollEvent, type PollResult, pollEventOf, restAfter } from './qr-payment.rules.ts'

describe('the pause before the next poll', () => {
  it('is 2 s after an answer, then 2, 4, 8 and 15 s after failures in a row [DEP-41, OPEN-63]', () => {
    const failures = [0, 1, 2, 3, 4, 5, 100]
    expect(failures.map((count) => restAfter(count, null))).toEqual([
      2_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ])
  })

  it.each([
    [1, 0, 2_000],
    [1, 1_999, 2_000],
    [1, 2_001, 2_001],
    [1, 60_000, 60_000],
    [4, 9_000, 15_000],
  ])(
    'after %i failures is never less than the %i ms that the server asks for: %i ms',
    (failures, retryAfterMs, rest) => {
      expect(restAfter(failures, retryAfterMs)).toBe(rest)
    },
  )
})

describe('the pause after a slow poll', () => {
  it.each([
    [0, 2_000],
    [300, 1_700],
    [1_999, 1],
    [2_000, 2_000],
    [2_300, 1_700],
    [7_900, 100],
  ])(
    'of %i ms is %i ms: one is sent every 2 s, and never two at once [DEP-41]',
    (sinceLastPoll, rest) => {
      expect(restAfter(0, null, sinceLastPoll)).toBe(rest)
    },
  )

  it('is no shorter after a failure [OPEN-63]', () => {
    expect([restAfter(1, null, 1_500), restAfter(4, null, 8_000)]).toEqual([2_000, 15_000])
  })
})

describe('the result of a poll', () => {
  it.each<[PollResult, PollEvent]>([
    [{ kind: 'failed', retryAfterMs: null }, { type: 'poll.failed' }],
    [{ kind: 'expired' }, { type: 'poll.expired' }],
    [{ kind: 'answered', news: { kind: 'waiting' } }, { type: 'poll.waiting' }],
    [{ kind: 'answered', news: { kind: 'paid' } }, { type: 'poll.paid' }],
    [
      { kind: 'answered', news: { kind: 'rejected', message: 'No', received: null } },
      { type: 'poll.rejected', message: 'No', received: null },
    ],
    [
      { kind: 'answered', news: { kind: 'rejected', message: null, received: null } },
      { type: 'poll.rejected', message: null, received: null },
    ],
  ])('as %j is the event %j', (result, event) => {
    expect(pollEventOf(result)).toEqual(event)
  })
})
