import type { Notice } from './fault.report.ts'
import type { TestRun } from './fault.run.ts'
import type { Fault } from './fault.ts'

/** Test files that are run together, and how they are run with a fault or without one. */
export interface PossibleRun {
  readonly files: readonly string[]
  readonly start: (files: readonly string[], fault: Fault | null) => Promise<TestRun>
}

/** Whether a test said what is wrong: running out of time or not loading may have any reason. */
export function showsFault({ kind }: Notice): boolean {
  return kind === 'failed'
}

/**
 * What is noticed in files of tests, which are run until a test shows the fault. A run that ends before, at
 * a test that runs out of time, is begun again with the files that have not failed.
 */
export async function noticesIn(
  files: readonly string[],
  runFiles: (files: readonly string[]) => Promise<readonly Notice[]>,
): Promise<readonly Notice[]> {
  const notices = await runFiles(files)
  if (notices.length === 0 || notices.some(showsFault)) return notices
  const rest = files.filter((file) => notices.every((notice) => notice.file !== file))
  return rest.length === 0 ? notices : [...notices, ...(await noticesIn(rest, runFiles))]
}
