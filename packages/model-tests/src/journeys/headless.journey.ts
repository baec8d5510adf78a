import { walkAtRandom } from './journey.exploration.ts'
import { type WalkPlan, type WalkReport, walkAsPlanned } from './journey.plan.ts'
import type { Journey, JourneyTarget } from './journey.ts'

/** A journey that is walked without screens. */
export interface HeadlessJourney {
  readonly name: string
  /** Walks at random, the same way for the same seed; returns how many walks that were. */
  walk(command: string, plan: { readonly seed: number; readonly walks: number }): Promise<number>
  /**
   * Walks as planned, and says of each part how it went.
   * @throws JourneyError with the story of a walk that goes wrong
   */
  walkAsPlanned(command: string, plan: WalkPlan, report: WalkReport): Promise<void>
}

/** Joins a journey with where it is walked without screens. */
export function headless<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  open: () => Promise<JourneyTarget<Step, Sight>>,
): HeadlessJourney {
  return {
    name: journey.name,
    walk: async (command, plan) => (await walkAtRandom({ journey, open, command }, plan)).walks,
    walkAsPlanned: (command, plan, report) =>
      walkAsPlanned({ journey, open, command }, plan, report),
  }
}
