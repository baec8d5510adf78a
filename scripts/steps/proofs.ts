import type { Source } from '../sources.mjs'
import type { Step } from './step.ts'

/** What the result of a step depends on, besides what every result depends on. */
export interface ProofTerms {
  readonly sources: readonly Source[]
  /** Versions of programs, by a name. */
  readonly versions?: Readonly<Record<string, string>>
  /** Files and folders that the step writes for others, from the root. The proof restores them. */
  readonly leaves?: readonly string[]
}

/** The results of earlier runs. */
export interface Proofs {
  /** Looks for a proof that still holds and restores its files. Returns how long the step took, or null. */
  recall(step: Step): string | null
  /** Call this before a step begins. Call the returned function after its success: it keeps the proof if no source changed meanwhile. */
  expect(step: Step): (time: string) => void
  /** Removes the proof of a step that has failed, which may have passed by luck before. */
  forget(step: Step): void
}
