import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findingsOf, type VitestReport } from './fault.report.ts'

const root = path.resolve('repository')

/** A report of one file whose tests failed with these messages, or passed with null. */
function report(file: string, failures: readonly (string | null)[], message = ''): VitestReport {
  const isFailed = message !== '' || failures.some((failure) => failure !== null)
  return {
    testResults: [
      {
        name: path.join(root, file),
        status: isFailed ? 'failed' : 'passed',
        message,
        assertionResults: failures.map((failure, index) => ({
          fullName: `test ${index + 1}`,
          status: failure === null ? 'passed' : 'failed',
          failureMessages: failure === null ? [] : [failure],
        })),
      },
    ],
  }
}

const unit = 'packages/core/src/deposit/deposit.rules.test.ts'

describe('a test that failed', () => {
  it.each([
    ['an assertion', 'AssertionError: expected 1 to be 2'],
    ['a walk', 'JourneyError:   1. open → choosingChannel\n  but the member sees expired'],
    ['a storm', 'Error:   1. open\n  2. submit\n\nError: two codes wait\nagain: npm run storm'],
    ['a property', 'Error: Property failed after 3 tests\n{ seed: 1 }'],
  ])('by %s noticed the fault', (_how, message) => {
    const failure = `${message}\n    at lamp.ts:1:1\n    at runner.js:2:2`
    expect(findingsOf(report(unit, [null, failure]), root)).toEqual({
      notices: [{ title: 'test 2', layer: 'core', isTimeout: false, message }],
      problems: [],
    })
  })

  it.each([
    'Error: Test timed out in 5000ms.\nIf this is a long-running test, pass a timeout value',
    'Error: Hook timed out in 10000ms.',
    'Error: STACK_TRACE_ERROR\n    at task (file:///runner.js:1784:27)',
  ])('by taking too long noticed it too, and says how', (message) => {
    expect(findingsOf(report(unit, [message]), root)).toEqual({
      notices: [{ title: 'test 1', layer: 'core', isTimeout: true, message: 'it took too long' }],
      problems: [],
    })
  })

  it.each([
    'TypeError: Cannot read properties of undefined',
    'ReferenceError: lamp is not defined',
    "StaleFault: stale fault 'lamp-stays-dark': its text occurs 0 times",
    'Error: the flow does not run',
  ])('by another error (%s) shows nothing', (message) => {
    expect(findingsOf(report(unit, [`${message}\n    at lamp.ts:1:1`]), root)).toEqual({
      notices: [],
      problems: [`${unit}: test 1: ${message}`],
    })
  })
})

describe('a file', () => {
  it('that cannot be loaded shows nothing', () => {
    const found = findingsOf(report(unit, [], "Expected ';' but found 'lamp'\n1 | lamp"), root)
    expect(found).toEqual({ notices: [], problems: [`${unit}: Expected ';' but found 'lamp'`] })
  })

  it('that passes has nothing to say', () => {
    expect(findingsOf(report(unit, [null, null]), root)).toEqual({ notices: [], problems: [] })
  })

  it.each([
    ['core', 'packages/core/testing/virtual-clock.test.ts'],
    ['charts', 'packages/core/testing/charts/chart.lint.test.ts'],
    ['stories', 'packages/model-tests/src/deposit.headless.test.ts'],
    ['model', 'packages/model-tests/src/journeys/deposit.journey.test.ts'],
    ['storm', 'packages/model-tests/src/storm/storm.test.ts'],
  ])('is of the kind "%s" by its folder: %s', (layer, file) => {
    const message = 'AssertionError: no'
    const { notices } = findingsOf(report(file, [message]), root)
    expect(notices).toEqual([{ title: 'test 1', layer, isTimeout: false, message }])
  })
})
