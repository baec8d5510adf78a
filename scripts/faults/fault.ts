import type { CodeChange } from './code.change.ts'
import type { Area } from './fault.areas.ts'

/** A mistake that an engineer could make, planted to see whether a test notices it. */
export interface Fault extends CodeChange {
  readonly area: Area
  /** The size on which browser tests run with it; a desktop by default. */
  readonly size?: 'phone'
  /** What a member would suffer, in one sentence. */
  readonly harm: string
}
