/** How many tests passed, failed and were left out. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Passed, but only at the second attempt. */
  readonly shaky: number
}

/** The part that is read of Vitest's JSON report. */
export interface VitestCounts {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/** The part that is read of Playwright's JSON report. */
export interface PlaywrightCounts {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const none: Counts = { passed: 0, failed: 0, skipped: 0, shaky: 0 }

/** A machine that stalls shakes one or two browser tests of hundreds; more of them shake by themselves. */
const mostShaky = 2

/** @param report null when there is none */
export function readVitest(report: VitestCounts | null): Counts {
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    shaky: 0,
  }
}

/** @param report null when there is none */
export function readPlaywright(report: PlaywrightCounts | null): Counts {
  if (!report) return none
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, shaky: flaky }
}

/**
 * What a run says at its end. A step that failed without a failing test, such as lint, counts as one
 * failure; a skipped test fails the run, because nobody would see that it is missing. A test that passed
 * only at the second attempt is named by Playwright's list; more than two of them fail the run.
 */
export function verdict(counts: readonly Counts[], areStepsFine: boolean) {
  const sum = counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      shaky: total.shaky + one.shaky,
    }),
    none,
  )
  const failed = sum.failed === 0 && !areStepsFine ? 1 : sum.failed
  const lines = [`${sum.passed} passed, ${failed} failed`]
  if (sum.skipped > 0) lines.unshift(`${sum.skipped} tests were skipped: run them or remove them.`)
  if (sum.shaky > 0) {
    lines.unshift(`${sum.shaky} passed only at the second attempt: see "flaky" above.`)
  }
  return {
    lines,
    isGood: areStepsFine && failed === 0 && sum.skipped === 0 && sum.shaky <= mostShaky,
  }
}
