/** How many tests passed, failed and were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The part of Vitest's JSON report that this reads. */
export interface VitestCounts {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/** The part of Playwright's JSON report that this reads. */
export interface PlaywrightCounts {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
  }
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** @param report null if there is none */
export function readVitest(report: VitestCounts | null): Counts {
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param report null if there is none */
export function readPlaywright(report: PlaywrightCounts | null): Counts {
  if (!report) return none
  const { expected, unexpected, skipped } = report.stats
  return { passed: expected, failed: unexpected, skipped }
}

/**
 * The last lines of a run. A step that failed without a failed test, such as lint, counts as one failure. A
 * skipped test fails the run, because nobody would notice that it is missing.
 */
export function verdict(counts: readonly Counts[], areStepsFine: boolean) {
  const sum = counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    none,
  )
  const failed = sum.failed === 0 && !areStepsFine ? 1 : sum.failed
  const lines = [`${sum.passed} passed, ${failed} failed`]
  if (sum.skipped > 0) lines.unshift(`${sum.skipped} tests were skipped: run them or remove them.`)
  return {
    lines,
    isGood: areStepsFine && failed === 0 && sum.skipped === 0,
  }
}
