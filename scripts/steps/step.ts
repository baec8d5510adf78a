import type { ProofTerms } from './proofs.ts'

/** A part of a check. */
export interface Step {
  readonly name: string
  readonly work: Work
  /** Names of the steps that must have ended well before. */
  readonly after?: readonly string[]
  /** Whether it keeps every core busy by itself: nothing else runs beside it. */
  readonly isAlone?: boolean
  /** What its result depends on; without it, it is done in every run. */
  readonly proof?: ProofTerms
}

/** Returns whether it went well. */
export type Work = (during: During) => Promise<boolean>

/** What a step needs to know while it works. */
export interface During {
  /** Whether it may write by itself what is to be seen; if not, it says it. */
  readonly isLive: boolean
  /** How many cores it may keep busy. */
  readonly cores: number
  readonly say: (text: string) => void
  /** Aborted where another step has failed. */
  readonly signal: AbortSignal
}
