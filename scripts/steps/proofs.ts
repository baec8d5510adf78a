import type { Source } from '../sources.mjs'
import type { Step } from './step.ts'

/** What the result of a step depends on, beside what every result depends on. */
export interface ProofTerms {
  readonly sources: readonly Source[]
  /** Versions of programs, by a name. */
  readonly versions?: Readonly<Record<string, string>>
  /** Files and folders that the step leaves for others, from the root; they come back with its proof. */
  readonly leaves?: readonly string[]
}

/** What was proved in earlier runs. */
export interface Proofs {
  /** Looks for a proof that still holds, and brings back what it left: how long it took, or null. */
  recall(step: Step): string | null
  /** Keeps the proof of a step that begins, when it has gone well and nothing changed meanwhile. */
  expect(step: Step): (time: string) => void
}
