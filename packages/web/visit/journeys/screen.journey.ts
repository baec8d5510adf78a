import type { Journey, JourneyTarget } from '@croupier/model-tests/journeys/journey'
import type { Visit } from '../visit.ts'

/** A journey as it is walked on screens, drawn or in a browser. */
export interface ScreenJourney<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  /** Opens it for a visit that has just begun. */
  readonly open: (visit: Visit) => Promise<JourneyTarget<Step, Sight>>
  /** What of a sight a tour has to show each change of. */
  readonly tell: (sight: Sight) => string
  /** About so many steps a tour takes at most, so that the tours can be spread over workers. */
  readonly limit: number
  /** A member's way to what they want, and a refusal on it: what real browsers show of a money flow. */
  readonly smokeWalk?: readonly Step[]
  /** The events that the site logs as errors when a step is taken. */
  readonly complaints?: Partial<Readonly<Record<Step, string>>>
}

/** The usual limit of steps. Longer tours sign in less often, shorter ones spread better over workers. */
export const usualLimit = 60
