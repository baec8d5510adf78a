import type { WalkPlan } from '@croupier/model-tests/journeys/journey.plan'
import type { Visitor } from '../../visit/visitors.ts'

/** The walks that a run of a journey's tests makes instead of its tours. */
export interface WantedWalks {
  readonly plan: WalkPlan
  readonly visitor: Visitor
  /** The command that repeats a walk, without its steps. */
  readonly command: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only `npm run journeys -- <name> --target drawn` provides this. */
    wantedWalks?: WantedWalks
  }
}
