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
  /** Call this before a step begins, and one of the returned functions when it has ended. */
  expect(step: Step): ExpectedProof
}

/** The proof of a step that runs, for the files that were there when it began. */
export interface ExpectedProof {
  /** Keeps the proof of a step that succeeded, if no source has changed meanwhile. */
  keep(time: string): void
  /** Removes the proof of a step that failed, which may have passed by luck before. */
  forget(): void
}

/** For a step that names no sources. */
export const noProof: ExpectedProof = { keep: () => {}, forget: () => {} }
