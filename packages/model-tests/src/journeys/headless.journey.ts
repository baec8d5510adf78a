import { type Explored, type RandomPlan, walkAtRandom } from './journey.exploration.ts'
import { type WalkPlan, type WalkReport, walkAsPlanned } from './journey.plan.ts'
import type { Journey, JourneyTarget } from './journey.ts'

/** A journey that is walked without screens. */
export interface HeadlessJourney {
  readonly name: string
  /** Walks at random; the same seed gives the same walks. */
  walk(command: string, plan: RandomPlan): Promise<Explored>
  /**
   * Walks as planned, and reports each part.
   * @throws JourneyError with the story of a failed walk
   */
  walkAsPlanned(command: string, plan: WalkPlan, report: WalkReport): Promise<void>
}

/** Combines a journey with its headless target. */
export function headless<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  open: () => Promise<JourneyTarget<Step, Sight>>,
): HeadlessJourney {
  return {
    name: journey.name,
    walk: (command, plan) => walkAtRandom({ journey, open, command }, plan),
    walkAsPlanned: (command, plan, report) =>
      walkAsPlanned({ journey, open, command }, plan, report),
  }
}
