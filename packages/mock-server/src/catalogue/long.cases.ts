import { longAnswers } from '../seed/long.answers.ts'
import type { CaseRow } from './case.ts'

/** The longest names and the largest sums, to see whether pages hold them. */
export const longCases: readonly CaseRow[] = Object.entries(longAnswers).map(
  ([id, { body, endpoint }]) => [
    id,
    endpoint,
    null,
    'Long names, long texts and sums of eight digits: all of them can be read.',
    { type: 'answer', body },
  ],
)
