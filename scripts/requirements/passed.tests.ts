import path from 'node:path'

/** A test that ran and passed. */
export interface PassedTest {
  /** From the repository's root. */
  readonly file: string
  /** The titles of the groups around it, outermost first, and its own. */
  readonly titles: readonly string[]
}

/** The contents of a run's report. */
export interface RunReport {
  readonly passed: readonly PassedTest[]
  /** Every test file of the run. */
  readonly files: readonly string[]
}

/** The part of Vitest's JSON report that this reads. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** The part of Playwright's JSON report that this reads. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

export interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/**
 * The tests that passed.
 * @param root the repository; the result names files relative to it
 */
export function readVitestReport(report: VitestReport, root: string): RunReport {
  return collectVitest(report, root, 'passed')
}

/** All tests of a listing, as if they had passed. */
export function readVitestList(report: VitestReport, root: string): RunReport {
  return collectVitest(report, root, 'skipped')
}

function collectVitest(report: VitestReport, root: string, wanted: string): RunReport {
  const files = report.testResults.map(({ name }) => fromRoot(root, name))
  const passed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ ancestorTitles, title }) => ({
        file: fromRoot(root, name),
        titles: [...ancestorTitles, title],
      })),
  )
  return { passed, files }
}

/**
 * A browser test counts as passed if it passed in every profile at the first attempt.
 * @param root the repository; the result names files relative to it
 */
export function readPlaywrightReport(report: PlaywrightReport, root: string): RunReport {
  return collectPlaywright(report, root, (status) => status === 'expected')
}

/** All tests of a listing, as if they had passed. */
export function readPlaywrightList(report: PlaywrightReport, root: string): RunReport {
  return collectPlaywright(report, root, (status) => status === 'skipped')
}

function collectPlaywright(
  report: PlaywrightReport,
  root: string,
  counts: (status: string) => boolean,
): RunReport {
  const passed: PassedTest[] = []
  const fileOf = ({ file }: PlaywrightSuite) =>
    fromRoot(root, path.join(report.config.rootDir, file))
  const collect = (suite: PlaywrightSuite, groups: readonly string[]) => {
    for (const { title, tests } of suite.specs) {
      if (tests.length === 0 || !tests.every(({ status }) => counts(status))) continue
      passed.push({ file: fileOf(suite), titles: [...groups, title] })
    }
    for (const inner of suite.suites ?? []) collect(inner, [...groups, inner.title])
  }
  for (const suite of report.suites) collect(suite, [])
  return { passed, files: report.suites.map(fileOf) }
}

function fromRoot(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}
