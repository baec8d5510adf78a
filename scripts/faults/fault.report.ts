import path from 'node:path'

/** The kinds of tests, by where they are; the last folder that fits a file is its own. */
const layerFolders = {
  core: 'packages/core/',
  charts: 'packages/core/testing/charts/',
  stories: 'packages/model-tests/',
  model: 'packages/model-tests/src/journeys/',
  storm: 'packages/model-tests/src/storm/',
} as const

/**
 * What kind of test it was: a unit test of core, a test of the charts as such (their lint, their edge
 * paths), a headless story, the model of what a member sees, or a storm of events and faults.
 */
export type Layer = keyof typeof layerFolders

export const layers: readonly Layer[] = ['core', 'charts', 'stories', 'model', 'storm']

/** A test that failed: because something was not as it says, or because it took too long. */
export interface Notice {
  readonly title: string
  readonly layer: Layer
  readonly isTimeout: boolean
  /** What it said; of a walk, its whole story. */
  readonly message: string
}

/** What a run of the tests says of a fault. */
export interface Findings {
  readonly notices: readonly Notice[]
  /** What went wrong without any test saying that something is not as it should be. */
  readonly problems: readonly string[]
}

/** The part that is read of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** How a test says that something is not as it should be: by itself, by a property, or by a story. */
const assertion = /^(AssertionError|JourneyError|Error: Property failed after|Error: +1\.)/
/** This Vitest reports a time-out without its message; the second form is what stands in its place. */
const timeout = /^Error: ((Test|Hook) timed out in |STACK_TRACE_ERROR\b)/

/**
 * Tells the tests that noticed a fault from what only broke by it. A file that cannot be loaded and a
 * test that dies of another error show nothing: any broken code does that.
 * @param root the repository, against which the report's files are named
 */
export function findingsOf(report: VitestReport, root: string): Findings {
  const notices: Notice[] = []
  const problems: string[] = []
  for (const { assertionResults, message, name, status } of report.testResults) {
    const file = path.relative(root, name).split(path.sep).join('/')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) problems.push(`${file}: ${firstLine(message)}`)
    for (const { failureMessages, fullName } of failed) {
      const said = failureMessages.find((text) => timeout.test(text) || assertion.test(text))
      if (said === undefined) {
        problems.push(`${file}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
      } else {
        const isTimeout = timeout.test(said)
        const message = isTimeout ? 'it took too long' : withoutStack(said)
        notices.push({ title: fullName, layer: layerOf(file), isTimeout, message })
      }
    }
  }
  return { notices, problems }
}

function layerOf(file: string): Layer {
  const layer = layers.findLast((one) => file.startsWith(layerFolders[one]))
  if (!layer) throw new Error(`${file} is in no folder of tests that faults are looked for with`)
  return layer
}

function withoutStack(text: string): string {
  return text.split(/\n {4}at /, 1)[0] ?? ''
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] || 'it failed without a word'
}
