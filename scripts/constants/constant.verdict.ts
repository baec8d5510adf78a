import { showsFault } from '../faults/fault.notices.ts'
import type { Notice } from '../faults/fault.report.ts'
import { idsOfTitle } from '../requirements/title.ids.ts'
import type { DocumentedConstant } from './constant.ts'

/** How many test files may depend on one figure. */
export const mostFiles = 5

export interface Verdict {
  /** The test files that fail, each once, in alphabetical order. */
  readonly files: readonly string[]
  /** Whether the test that states the figure fails with a message. */
  readonly isStated: boolean
  readonly isFine: boolean
}

/** Judges a constant by the tests that fail with another value: one must state it, and few may depend on it. */
export function verdictOn(
  { requirement, statedIn }: DocumentedConstant,
  notices: readonly Pick<Notice, 'file' | 'kind' | 'title'>[],
): Verdict {
  const files = [...new Set(notices.map(({ file }) => file))].toSorted()
  const isStated = notices.some(
    (notice) =>
      showsFault(notice) &&
      notice.file === statedIn &&
      idsOfTitle(notice.title).ids.includes(requirement),
  )
  return { files, isStated, isFine: isStated && files.length <= mostFiles }
}

/** The lines that a run prints about a constant. */
export function linesOf(constant: DocumentedConstant, verdict: Verdict): readonly string[] {
  const { changedTo, id, name, requirement, statedIn, value } = constant
  const { files, isFine, isStated } = verdict
  const head = `${isFine ? 'fine' : 'WRONG'}  ${id}: ${name}, ${value} → ${changedTo} [${requirement}]`
  const problems = [
    ...(isStated ? [] : [`no test of ${statedIn} with ${requirement} in its title fails`]),
    ...(files.length > mostFiles
      ? [`${files.length} files fail, ${mostFiles} at most may depend on the figure`]
      : []),
  ]
  return [
    head,
    ...problems.map((problem) => `  ${problem}`),
    ...files.map(
      (file) => `    ${file}${file === statedIn && isStated ? ', which states it' : ''}`,
    ),
  ]
}
