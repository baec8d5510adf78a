import type { CodeChange } from './code.change.ts'
import type { Area } from './fault.areas.ts'

/** A mistake that an engineer could make, to see whether a test notices. */
export interface Fault extends CodeChange {
  readonly area: Area
  /** The size on which browser tests are asked about it; a desktop unless it is said. */
  readonly size?: 'phone'
  /** What a member would suffer, in one sentence. */
  readonly harm: string
}
