import path from 'node:path'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { root } from '../run.mjs'
import type { CodeChange } from './code.change.ts'
import { catalogueModules, faultVariable } from './fault.plugin.ts'
import { kindOf, type Notice } from './fault.report.ts'
import { layerOf } from './fault.tests.ts'

/** The result of a test run. */
export interface TestRun {
  readonly notices: readonly Notice[]
  /** What went wrong although no test failed, or null. */
  readonly problem: string | null
}

export interface TestRunner {
  /** All unit, headless and drawn test files, from the repository's root. */
  readonly files: readonly string[]
  /** Runs these files with these changes in the code. */
  run(files: readonly string[], changes: readonly CodeChange[]): Promise<TestRun>
  close(): Promise<void>
}

/**
 * Runs unit, headless and drawn tests. Keeps transformed files from one run to the next, except for the
 * changed ones.
 * @param options.isWhole whether a run continues after the first failed test
 * @param options.longestTest a timeout in milliseconds that replaces the one of the project
 */
export async function startTestRunner(options: {
  readonly isWhole: boolean
  readonly longestTest?: number
}): Promise<TestRunner> {
  process.env[faultVariable] = '[]'
  // These tests exercise the charts of a faulty site, which must not count as coverage.
  process.env.CROUPIER_COVERAGE = ''
  const vitest = await createVitest('test', {
    watch: false,
    reporters: [{}],
    bail: options.isWhole ? 0 : 1,
  })
  if (options.longestTest !== undefined) {
    for (const { config } of vitest.projects) config.testTimeout = options.longestTest
  }
  const known = await specifications(vitest.projects)
  let planted: readonly CodeChange[] = []
  return {
    files: [...known.keys()],
    run: async (files, changes) => {
      for (const file of [...planted, ...changes].flatMap(changedFiles)) vitest.invalidateFile(file)
      planted = changes
      process.env[faultVariable] = JSON.stringify(changes)
      // Failures of an earlier run would count against this one.
      vitest.state.filesMap.clear()
      const wanted = files.flatMap((file) => known.get(file) ?? [])
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
      const notices = testModules.flatMap(noticesOf)
      const [error] = unhandledErrors
      const isExplained = error === undefined || notices.length > 0
      return { notices, problem: isExplained ? null : `an error was left over: ${String(error)}` }
    },
    close: () => vitest.close(),
  }
}

type Project = Awaited<ReturnType<typeof createVitest>>['projects'][number]

async function specifications(projects: readonly Project[]) {
  const known = new Map<string, TestSpecification>()
  for (const project of projects) {
    const { testFiles } = await project.globTestFiles()
    for (const file of testFiles) known.set(fromRoot(file), project.createSpecification(file))
  }
  return known
}

/** The changed files. A change of a catalogue also changes the modules compiled from it. */
function changedFiles({ file }: CodeChange): readonly string[] {
  const [, locale] = /^packages\/web\/src\/i18n\/([a-z]+)\.json$/.exec(file) ?? []
  const made = locale === undefined ? [] : catalogueModules(locale)
  return [path.join(root, file), ...made]
}

function noticesOf(module: TestModule): readonly Notice[] {
  const file = fromRoot(module.moduleId)
  const layer = layerOf(file)
  const failed = [...module.children.allTests('failed')].map((test) => {
    const messages = (test.result().errors ?? []).map(({ message }) => message)
    const [message = 'it failed without a word'] = messages
    return { kind: kindOf(messages), title: test.fullName, file, layer, message }
  })
  if (failed.length > 0 || module.state() !== 'failed') return failed
  const message = module.errors()[0]?.message ?? 'it failed without a word'
  return [{ kind: 'not loaded', title: 'the file cannot be loaded', file, layer, message }]
}

function fromRoot(file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}
