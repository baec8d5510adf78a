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
import { secondsSince } from '../run.mjs'
import type { JourneyOptions } from './options.ts'

/** Opens a journey's target anew for each walk. */
export interface Targets<Step extends string, Sight> {
  readonly headless: () => Promise<JourneyTarget<Step, Sight>>
  readonly browser: (visit: OpenVisit) => Promise<JourneyTarget<Step, Sight>>
}

/** A journey that can be run by its name. */
export interface RunnableJourney {
  readonly name: string
  run(options: JourneyOptions, openVisit: () => Promise<OpenVisit>): Promise<void>
}

/** Joins a journey with the places where it can be walked. */
export function runnable<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  targets: Targets<Step, Sight>,
): RunnableJourney {
  return {
    name: journey.name,
    run: (options, openVisit) => {
      const open =
        options.target === 'headless'
          ? targets.headless
          : async () => {
              const visit = await openVisit()
              const target = await targets.browser(visit)
              const close = async () => {
                await target.close()
                await visit.close()
              }
              return { ...target, close }
            }
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
