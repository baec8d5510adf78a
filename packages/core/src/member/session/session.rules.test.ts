import { describe, expect, it } from 'vitest'
import { isPaused, pauseAfterFailure, pauseAfterRefresh } from './session.rules.ts'

const renewed = pauseAfterRefresh(2, 1_000)
const failed = pauseAfterFailure(null, 2, 1_000)
const passed = pauseAfterFailure(failed, 2, 1_000)

describe('a refresh', () => {
  it.each([
    ['before any other', null, 2, 1_000, 'background', false],
    ['right after the tokens were renewed', renewed, 2, 1_000, 'background', true],
    ['that a member waits for, right after', renewed, 2, 1_000, 'foreground', true],
    ['a millisecond before the minute ends', renewed, 2, 60_999, 'background', true],
    ['when the minute has ended', renewed, 2, 61_000, 'background', false],
    ['on a clock that was set back by less', renewed, 2, 500, 'background', false],
    ['of newer tokens', renewed, 3, 1_000, 'background', false],
    ['after one that failed', failed, 2, 1_000, 'background', true],
    ['that a member waits for, after one that failed', failed, 2, 1_000, 'foreground', false],
    ['of what a member pressed, after one that failed', failed, 2, 1_000, 'pressed', false],
    ['after the member’s exception was used', passed, 2, 1_000, 'foreground', true],
    ['when the pause after a failure has ended', passed, 2, 61_000, 'background', false],
  ] as const)(
    '%s is held back or sent as expected',
    (_what, pause, sessionVersion, now, purpose, waits) => {
      expect(isPaused(pause, { sessionVersion, now, purpose })).toBe(waits)
    },
  )

  it.each([
    ['the first of its tokens', null, 2, 1_000, true],
    ['one that passed the pause', failed, 2, 60_999, false],
    ['one that waited for the end of the pause', failed, 2, 61_000, true],
    ['one of newer tokens', failed, 3, 1_001, true],
  ] as const)(
    'that fails, %s, starts a pause with or without an exception',
    (_what, before, version, now, mayPass) => {
      expect(pauseAfterFailure(before, version, now)).toEqual({
        sessionVersion: version,
        until: now + 60_000,
        mayPass,
      })
    },
  )
})
