import type { TestRun } from './fault.run.ts'
import { keepPassing, keptPassing } from './kept.results.ts'

/**
 * What fails without a change of the code would seem to notice every one.
 * @param sources the content of all files: what passed with them once is not run again
 * @throws when one of the files of tests fails without a change
 */
export async function refuseUnsound(
  failing: readonly string[],
  sources: string,
  runUnchanged: (files: readonly string[]) => Promise<TestRun>,
): Promise<void> {
  const passing = keptPassing(sources)
  const unknown = failing.filter((file) => !passing.includes(file))
  if (unknown.length === 0) return
  const { notices, problem } = await runUnchanged(unknown)
  const said = notices.map(({ file, message, title }) => `${file}: ${title}: ${message}`)
  if (said.length > 0 || problem !== null) {
    const why = [...said, problem ?? ''].join('\n').trim()
    throw new Error(`Without a fault these tests fail already; correction them first:\n${why}`)
  }
  keepPassing(sources, [...passing, ...unknown])
}
