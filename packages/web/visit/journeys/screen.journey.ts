import type { Journey, JourneyTarget } from '@croupier/model-tests/journeys/journey'
import type { Visit } from '../visit.ts'

/** A journey as it is walked on screens, drawn or in a browser. */
export interface ScreenJourney<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  /** Opens it for a visit that has just begun. */
  readonly open: (visit: Visit) => Promise<JourneyTarget<Step, Sight>>
  /** The part of a sight that counts: a tour shows every change of it. */
  readonly describeSight: (sight: Sight) => string
  /** About how many steps a tour takes at most, so that the tours can be spread over workers. */
  readonly limit: number
  /** A walk for real browsers: of a money flow its happy path with one refusal. */
  readonly smokeWalk?: readonly Step[]
  /** The events that the site logs as errors when a step is taken. */
  readonly complaints?: Partial<Readonly<Record<Step, string>>>
  /** What Chromium itself writes on its console when a step is taken. */
  readonly chromiumComplaints?: Partial<Readonly<Record<Step, string>>>
}

/** The usual limit of steps. Longer tours sign in less often, shorter ones spread better over workers. */
export const usualLimit = 60
