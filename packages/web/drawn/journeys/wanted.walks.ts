import type { WalkPlan } from '@croupier/model-tests/journeys/journey.plan'
import type { Visitor } from '../../visit/visitors.ts'

/** What a run of a journey's tests walks instead of its tours. */
export interface WantedWalks {
  readonly plan: WalkPlan
  readonly visitor: Visitor
  /** The command that repeats a walk when its steps are added. */
  readonly command: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by `npm run journeys -- <name> --target drawn` alone. */
    wantedWalks?: WantedWalks
  }
}
