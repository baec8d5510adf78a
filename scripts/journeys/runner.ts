import type { HeadlessJourney } from '../../packages/model-tests/src/journeys/headless.journey.ts'
import { walkAsPlanned } from '../../packages/model-tests/src/journeys/journey.plan.ts'
import type { OpenVisit } from '../../packages/web/e2e/journeys/browser.site.ts'
import type { ScreenJourney } from '../../packages/web/visit/journeys/screen.journey.ts'
import { commandOf, type JourneyOptions } from './options.ts'

/** Opens a visit in which the site is expected to log some events as errors. */
type OpenVisits = (provoked: readonly string[]) => Promise<OpenVisit>

/** A journey that a command can run by its name. */
export interface RunnableJourney {
  readonly name: string
  walk(options: JourneyOptions): Promise<void>
  walkInBrowser(options: JourneyOptions, openVisit: OpenVisits): Promise<void>
}

const report = { now: () => performance.now(), say: console.log }

/** Combines the screen and headless targets of a journey. */
export function runnable<Step extends string, Sight>(
  { complaints = {}, journey, open: openTarget }: ScreenJourney<Step, Sight>,
  headless: HeadlessJourney,
): RunnableJourney {
  const provoked = journey.steps.flatMap((step) => complaints[step] ?? [])
  return {
    name: journey.name,
    walk: (options) => headless.walkAsPlanned(commandOf(journey.name, options), options, report),
    walkInBrowser: (options, openVisit) => {
      const open = async () => {
        const visit = await openVisit(provoked)
        const target = await openTarget(visit)
        const close = async () => {
          await target.close()
          await visit.close()
        }
        return { ...target, close }
      }
      return walkAsPlanned(
        { journey, open, command: commandOf(journey.name, options) },
        options,
        report,
      )
    },
  }
}
