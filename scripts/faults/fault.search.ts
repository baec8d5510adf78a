import { runBrowserTests } from './fault.browser.ts'
import { noticesIn, type PossibleRun, showsFault } from './fault.notices.ts'
import type { Notice } from './fault.report.ts'
import type { FaultResult } from './fault.results.ts'
import { startTestRunner, type TestRunner } from './fault.run.ts'
import { refuseUnsound } from './fault.soundness.ts'
import { browserTests, relatedTests } from './fault.tests.ts'
import type { Fault } from './fault.ts'
import { type ModuleGraph, readModuleGraph } from './module.graph.ts'
import { contentKey, sourceFiles } from './source.files.ts'

export interface SearchOptions {
  /** Whether browser tests run for faults that no other test notices. */
  readonly withBrowser: boolean
  /** Whether all related tests run, also after the first failure. */
  readonly isWhole: boolean
  readonly folder: string
  readonly signal: AbortSignal
}

export interface SearchResult extends FaultResult {
  readonly notices: readonly Notice[]
}

/** Looks for tests that notice a fault, the nearest first. */
export async function createSearch(options: SearchOptions) {
  const files = sourceFiles()
  const graph = readModuleGraph(files.filter((file) => file.startsWith('packages/')))
  const sources = contentKey(files)
  const runner = await startTestRunner(options)
  return {
    searchFor: (fault: Fault) => search(fault, { ...options, files, graph, runner, sources }),
    close: () => runner.close(),
  }
}

interface Search extends SearchOptions {
  readonly files: readonly string[]
  readonly graph: ModuleGraph
  readonly runner: TestRunner
  readonly sources: string
}

async function search(fault: Fault, search: Search): Promise<SearchResult> {
  const notices: Notice[] = []
  for (const run of runsFor(fault, search)) {
    notices.push(...(await noticed(run, fault, search)))
    if (notices.some(showsFault) && !search.isWhole) break
  }
  const first = notices.find(showsFault)
  return {
    id: fault.id,
    caughtBy: first?.layer ?? 'nobody',
    title: first?.title ?? null,
    file: first?.file ?? null,
    notices,
  }
}

function runsFor(fault: Fault, search: Search): readonly PossibleRun[] {
  const { folder, isWhole, signal } = search
  const tests: readonly PossibleRun[] = relatedTests(fault, search.graph).map((files) => ({
    files,
    start: (files, planted) => search.runner.run(files, planted ? [planted] : []),
  }))
  const files = search.withBrowser ? browserTests(fault, search.files) : []
  const size = fault.size ?? 'desktop'
  const inBrowser: PossibleRun = {
    files,
    start: (files, planted) =>
      runBrowserTests({ fault: planted, files, isWhole, folder, signal, size }),
  }
  return files.length > 0 ? [...tests, inBrowser] : tests
}

async function noticed(run: PossibleRun, fault: Fault, search: Search) {
  const runFiles = async (files: readonly string[]) => {
    const { notices, problem } = await run.start(files, fault)
    refuseInterrupted(search)
    if (problem !== null) throw new Error(`With the fault '${fault.id}' ${problem}`)
    return notices
  }
  const notices = await (search.isWhole ? runFiles(run.files) : noticesIn(run.files, runFiles))
  const failing = [...new Set(notices.map(({ file }) => file))]
  await refuseUnsound(failing, search.sources, (unknown) => run.start(unknown, null))
  refuseInterrupted(search)
  return notices
}

function refuseInterrupted({ signal }: Search): void {
  if (signal.aborted)
    throw new Error('Interrupted; no file was changed and nothing is left behind.')
}
