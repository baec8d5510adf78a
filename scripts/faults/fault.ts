import type { Area } from './fault.areas.ts'

/** A mistake that an engineer could make, to see whether a test notices. */
export interface Fault {
  /** In kebab-case, as it is asked for on the command line. */
  readonly id: string
  readonly area: Area
  /** From the repository's root. */
  readonly file: string
  /**
   * The function, constant, class or property that the code is inside; names joined by dots lead from
   * outer to inner ones. Needed where the file has the code more than once.
   */
  readonly inside?: string
  /** The code that is replaced. White space, comments, quotes and trailing commas do not matter. */
  readonly code: string
  readonly replacement: string
  /** The size on which browser tests are asked about it; a desktop unless it is said. */
  readonly size?: 'phone'
  /** What a member would suffer, in one sentence. */
  readonly harm: string
}
