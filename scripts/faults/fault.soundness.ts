import type { TestRun } from './fault.run.ts'
import { keepPassing, keptPassing } from './kept.results.ts'

/**
 * Checks that the failing tests pass without a change: a test that always fails would seem to notice every
 * fault.
 * @param sources the content of all files; tests that passed with the same content do not run again
 * @throws Error if one of the test files fails without a change
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
    throw new Error(`These tests fail even without a fault; correct them first:\n${why}`)
  }
  keepPassing(sources, [...passing, ...unknown])
}
