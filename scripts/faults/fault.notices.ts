import type { Notice } from './fault.report.ts'
import type { TestRun } from './fault.run.ts'
import type { Fault } from './fault.ts'

/** Test files that run together, with a function that runs them with a fault or without one. */
export interface PossibleRun {
  readonly files: readonly string[]
  readonly start: (files: readonly string[], fault: Fault | null) => Promise<TestRun>
}

/** Whether a test failed with a message. A timeout or a file that cannot be loaded may have any reason. */
export function showsFault({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'failed'
}

/**
 * Runs test files until a test shows the fault, and returns what failed. If a run stops earlier, at a test
 * that timed out, the files that have not failed run again.
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
