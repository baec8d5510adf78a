import {
  countEdges,
  type Exploration,
  type Journey,
  type JourneyTarget,
  walk,
  walkAtRandom,
  walkEdges,
} from '../../packages/model-tests/src/journeys/index.ts'
import type { OpenVisit } from '../../packages/web/e2e/journeys/browser.site.ts'
import type { ScreenJourney } from '../../packages/web/visit/journeys/screen.journey.ts'
import { secondsSince } from '../run.mjs'
import type { JourneyOptions } from './options.ts'

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
      return explore({ journey, open, command: commandOf(journey.name, options) }, options)
    },
  }
}

function commandOf(name: string, { language, size, target }: JourneyOptions): string {
  const where =
    target === 'browser' ? ` --target browser --size ${size} --language ${language}` : ''
  return `npm run journeys -- ${name}${where}`
}

async function explore<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  { seed, steps: wanted, walks }: JourneyOptions,
): Promise<void> {
  const startedAt = performance.now()
  if (wanted) {
    const steps = wanted.map((step) => knownStep(exploration.journey, step))
    await walk(exploration, steps)
    console.log(`${steps.length} steps went as the model says, ${secondsSince(startedAt)}`)
    return
  }
  const edges = await walkEdges(exploration)
  tell(`${countEdges(exploration.journey)} edges in ${edges.walks} walks`, edges.steps, startedAt)
  if (walks === 0) return
  const randomStartedAt = performance.now()
  const random = await walkAtRandom(exploration, { walks, seed })
  tell(`${random.walks} random walks of seed ${seed}`, random.steps, randomStartedAt)
}

function knownStep<Step extends string, Sight>(
  { name, steps }: Journey<Step, Sight>,
  wanted: string,
): Step {
  const step = steps.find((one) => one === wanted)
  if (step !== undefined) return step
  throw new Error(`The ${name} journey has no step "${wanted}"; it has ${steps.join(', ')}.`)
}

function tell(what: string, steps: number, startedAt: number): void {
  const perSecond = Math.round((steps / (performance.now() - startedAt)) * 1000)
  console.log(`${what}: ${steps} steps, ${secondsSince(startedAt)}, ${perSecond} a second`)
}
