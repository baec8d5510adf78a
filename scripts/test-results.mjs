// Counts what ran, from the reports of Vitest and Playwright.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const none = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number } | null} report
 *   null when there is none
 * @returns {Counts}
 */
export function readVitest(report) {
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | null} report
 *   null when there is none
 * @returns {Counts}
 */
export function readPlaywright(report) {
  if (!report) return none
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * What a run says at its end. A step that failed without a failing test, such as lint, counts as one
 * failure; a skipped test fails the run, because nobody would see that it is missing.
 * @param {readonly Counts[]} counts
 * @param {boolean} areStepsFine
 */
export function verdict(counts, areStepsFine) {
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
  return { lines, isGood: areStepsFine && failed === 0 && sum.skipped === 0 }
}
