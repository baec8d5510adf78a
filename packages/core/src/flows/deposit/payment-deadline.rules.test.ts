import { describe, expect, it } from 'vitest'
import { testEpoch as now } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import { believedDeadline, expiryAt, waitAfter } from './payment-deadline.rules.ts'

describe('the deadline of a new code', () => {
  it.each([
    [second, { deadline: now + second, isDeadlineAssumed: false }],
    [15 * minute, { deadline: now + 15 * minute, isDeadlineAssumed: false }],
    [30 * minute, { deadline: now + 30 * minute, isDeadlineAssumed: false }],
    [30 * minute + 1, { deadline: now + 15 * minute, isDeadlineAssumed: true }],
    [435 * minute, { deadline: now + 15 * minute, isDeadlineAssumed: true }],
    [0, { deadline: now + 15 * minute, isDeadlineAssumed: true }],
    [-5 * minute, { deadline: now + 15 * minute, isDeadlineAssumed: true }],
  ])('stated as %i ms away by this clock is %j [DEP-37, OPEN-83]', (left, believed) => {
    expect(believedDeadline(now + left, now)).toEqual(believed)
  })
})

const wait = {
  deadline: now + minute,
  isDeadlineAssumed: false,
  isTimeConfirmed: true,
  isWaitedOut: false,
}

describe('a waiting code', () => {
  it.each([
    ['inTime', 'before its deadline', {}, { now: now + minute - 1 }],
    ['over', 'at its deadline', {}, { now: now + minute }],
    ['doubtful', 'by an unconfirmed clock', { isTimeConfirmed: false }, { now: now + minute }],
    ['doubtful', 'by an assumed deadline', { isDeadlineAssumed: true }, { now: now + minute }],
    [
      'doubtful',
      'by a clock that is no longer confirmed',
      {},
      { now: now + minute, isConfirmed: false },
    ],
    ['inTime', 'by a clock that jumped', {}, { now: now + minute, movedBy: minute }],
    [
      'over',
      'by a clock that is now confirmed',
      { isTimeConfirmed: false },
      { now: now + minute, isConfirmed: true },
    ],
    [
      'over',
      'after it was polled for long enough',
      { isTimeConfirmed: false, isDeadlineAssumed: true, isWaitedOut: true },
      { now: now + minute },
    ],
  ] as const)('is %s %s [DEP-45, OPEN-83]', (standing, _when, changes, time) => {
    expect(expiryAt({ ...wait, ...changes }, time)).toBe(standing)
  })

  it('has as much time left after a jump of the clock as before', () => {
    const moved = waitAfter(wait, { now: now + minute, isConfirmed: false, movedBy: minute })
    expect(moved).toEqual({
      deadline: now + 2 * minute,
      isDeadlineAssumed: true,
      isTimeConfirmed: false,
      isWaitedOut: false,
    })
    expect(waitAfter(wait, { now: now + second })).toEqual(wait)
  })
})
