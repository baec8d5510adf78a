import {
  type Journey,
  type JourneyTarget,
  walkAsPlanned,
} from '../../packages/model-tests/src/journeys/index.ts'
import type { OpenVisit } from '../../packages/web/e2e/journeys/browser.site.ts'
import type { ScreenJourney } from '../../packages/web/visit/journeys/screen.journey.ts'
import { commandOf, type JourneyOptions } from './options.ts'

/** A journey as it is walked in a browser. */
interface BrowserJourney<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  readonly open: (visit: OpenVisit) => Promise<JourneyTarget<Step, Sight>>
  readonly complaints?: ScreenJourney<Step, Sight>['complaints']
}

/** Opens a visit in which the site is meant to log some events as errors. */
type OpenVisits = (provoked: readonly string[]) => Promise<OpenVisit>

/** A journey that can be run by its name. */
export interface RunnableJourney {
  readonly name: string
  run(options: JourneyOptions, openVisit: OpenVisits): Promise<void>
}

/** Joins a journey in a browser with where it is walked without one. */
export function runnable<Step extends string, Sight>(
  { complaints = {}, journey, open: openTarget }: BrowserJourney<Step, Sight>,
  openHeadless: () => Promise<JourneyTarget<Step, Sight>>,
): RunnableJourney {
  const provoked = journey.steps.flatMap((step) => complaints[step] ?? [])
  return {
    name: journey.name,
    run: (options, openVisit) => {
      const openInBrowser = async () => {
        const visit = await openVisit(provoked)
        const target = await openTarget(visit)
        const close = async () => {
          await target.close()
          await visit.close()
        }
        return { ...target, close }
      }
      const open = options.target === 'headless' ? openHeadless : openInBrowser
      const exploration = { journey, open, command: commandOf(journey.name, options) }
      return walkAsPlanned(exploration, options, { now: () => performance.now(), say: console.log })
    },
  }
}
