import type { Notice } from '../faults/fault.report.ts'
import { startTestRunner } from '../faults/fault.run.ts'
import { refuseUnsound } from '../faults/fault.soundness.ts'
import { contentKey, sourceFiles } from '../faults/source.files.ts'
import type { DocumentedConstant } from './constant.ts'

/** Milliseconds. Generous, because a test that timed out on a busy machine would seem to depend on a constant. */
const longestTest = 600_000

/**
 * Runs the unit, headless and drawn tests with all constants changed at once. Only the tests that fail then
 * have to run with each constant.
 */
export async function startConstantRunner(constants: readonly DocumentedConstant[]) {
  const runner = await startTestRunner({ isWhole: true, longestTest })
  const run = async (files: readonly string[], changed: readonly DocumentedConstant[]) => {
    const { notices, problem } = await runner.run(files, changed)
    const ids = changed.map(({ id }) => id).join(', ')
    if (problem !== null) throw new Error(`With another value of ${ids} ${problem}`)
    return notices
  }
  const all = await run(
    runner.files.filter((file) => file.startsWith('packages/')),
    constants,
  )
  const failing = [...new Set(all.map(({ file }) => file))]
  await refuseUnsound(failing, contentKey(sourceFiles()), (files) => runner.run(files, []))
  const [first, ...others] = constants
  return {
    noticesWith: async (constant: DocumentedConstant): Promise<readonly Notice[]> =>
      constant === first && others.length === 0 ? all : run(failing, [constant]),
    close: () => runner.close(),
  }
}
