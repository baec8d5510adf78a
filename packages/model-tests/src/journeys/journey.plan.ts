import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import type { Exploration, Journey } from './journey.ts'
import { walk } from './journey.walk.ts'

/** What somebody wants to be walked of a journey. */
export interface WalkPlan {
  /** Random walks after all edges. */
  readonly walks: number
  readonly seed: number
  /** The steps of one walk that is to be repeated, instead of edges and random walks. */
  readonly steps: readonly string[] | null
}

/**
 * Walks as planned, and says of each part how it went as soon as it is done.
 * @throws JourneyError with the story of a walk that goes wrong
 */
export async function walkAsPlanned<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  { seed, steps: wanted, walks }: WalkPlan,
  say: (line: string) => void,
): Promise<void> {
  const startedAt = performance.now()
  if (wanted) {
    const steps = wanted.map((step) => knownStep(exploration.journey, step))
    await walk(exploration, steps)
    say(`${steps.length} steps went as the model says, ${secondsSince(startedAt)}`)
    return
  }
  const edges = await walkEdges(exploration)
  const edgesWalked = `${countEdges(exploration.journey)} edges in ${edges.walks} walks`
  say(tell(edgesWalked, edges.steps, startedAt))
  if (walks === 0) return
  const randomStartedAt = performance.now()
  const random = await walkAtRandom(exploration, { walks, seed })
  say(tell(`${random.walks} random walks of seed ${seed}`, random.steps, randomStartedAt))
}

function knownStep<Step extends string, Sight>(
  { name, steps }: Journey<Step, Sight>,
  wanted: string,
): Step {
  const step = steps.find((one) => one === wanted)
  if (step !== undefined) return step
  throw new Error(`The ${name} journey has no step "${wanted}"; it has ${steps.join(', ')}.`)
}

function tell(what: string, steps: number, startedAt: number): string {
  const perSecond = Math.round((steps / (performance.now() - startedAt)) * 1000)
  return `${what}: ${steps} steps, ${secondsSince(startedAt)}, ${perSecond} a second`
}

function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
