import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, verdict } from './results.ts'

const unit = readVitest({
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
})
const browser = readPlaywright({ stats: { expected: 8, unexpected: 0, skipped: 0 } })

describe('the end of a run', () => {
  it('is one line with what passed and failed in both kinds of tests', () => {
    expect(verdict([unit, browser], true)).toEqual({
      lines: ['48 passed, 0 failed'],
      isGood: true,
    })
  })

  it('is bad if a test was skipped', () => {
    const skipping = readVitest({
      numPassedTests: 39,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
    })
    expect(verdict([skipping, browser], true)).toEqual({
      lines: ['2 tests were skipped: run them or remove them.', '47 passed, 0 failed'],
      isGood: false,
    })
  })

  it('counts a step that failed without a test as one failure', () => {
    expect(verdict([readVitest(null), readPlaywright(null)], false)).toEqual({
      lines: ['0 passed, 1 failed'],
      isGood: false,
    })
  })
})
