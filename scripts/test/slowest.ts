/** How long a test took. */
export interface TimedTest {
  /** The titles of the groups around it, outermost first, and its own. */
  readonly title: string
  readonly milliseconds: number
}

/** The part of Vitest's JSON report that this reads. */
export interface VitestTimes {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly duration?: number | null
    }[]
  }[]
}

/** The part of Playwright's JSON report that this reads. */
export interface PlaywrightTimes {
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

const shown = 10

export function vitestTimes({ testResults }: VitestTimes): readonly TimedTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      milliseconds: duration ?? 0,
    })),
  )
}

/** All attempts of a test count. */
export function playwrightTimes({ suites }: PlaywrightTimes): readonly TimedTest[] {
  return suites.flatMap((suite) => suiteTimes(suite, []))
}

function suiteTimes(suite: PlaywrightSuite, groups: readonly string[]): readonly TimedTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: [...groups, title, `(${projectName})`].join(' '),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  const inner = (suite.suites ?? []).flatMap((one) => suiteTimes(one, [...groups, one.title]))
  return [...own, ...inner]
}

/** A table of the slowest tests of a part; empty if none ran. */
export function slowestTests(part: string, tests: readonly TimedTest[]): readonly string[] {
  if (tests.length === 0) return []
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds)
  return [
    `\n── The slowest of ${tests.length} ${part} ──\n`,
    ...slowest
      .slice(0, shown)
      .map(
        ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`,
      ),
  ]
}
