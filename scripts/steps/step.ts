import type { ProofTerms } from './proofs.ts'

/** A part of a check. */
export interface Step {
  readonly name: string
  readonly work: Work
  /** The names of the steps that must succeed first. */
  readonly after?: readonly string[]
  /** Whether it uses every core, so that nothing else runs beside it. */
  readonly isAlone?: boolean
  /** What its result depends on. Without it the step runs every time. */
  readonly proof?: ProofTerms
}

/** Returns whether it succeeded. */
export type Work = (during: During) => Promise<boolean>

/** What a step gets while it works. */
export interface During {
  /** Whether it may write to the terminal directly. If not, it must use `say`. */
  readonly isLive: boolean
  /** How many cores it may keep busy. */
  readonly cores: number
  readonly say: (text: string) => void
  /** Aborted if another step has failed. */
  readonly signal: AbortSignal
}
