import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import type { Exploration, Journey } from './journey.ts'
import { walk } from './journey.walk.ts'

/** The walks that a command asks for. */
export interface WalkPlan {
  /** Random walks after all edges. */
  readonly walks: number
  readonly seed: number
  /** The steps of one walk to repeat, instead of edges and random walks. */
  readonly steps: readonly string[] | null
}

/** Prints the progress of the walks and measures their time in milliseconds. */
export interface WalkReport {
  say(line: string): void
  now(): number
}

/**
 * Walks as planned, and reports each part as soon as it is done.
 * @throws JourneyError with the story of a failed walk
 */
export async function walkAsPlanned<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  { seed, steps: wanted, walks }: WalkPlan,
  { now, say }: WalkReport,
): Promise<void> {
  const since = (startedAt: number) => now() - startedAt
  const startedAt = now()
  if (wanted) {
    const steps = wanted.map((step) => knownStep(exploration.journey, step))
    await walk(exploration, steps)
    say(`${steps.length} steps went as the model says, ${seconds(since(startedAt))}`)
    return
  }
  const edges = await walkEdges(exploration)
  const edgesWalked = `${countEdges(exploration.journey)} edges in ${edges.walks} walks`
  say(summaryOf(edgesWalked, edges.steps, since(startedAt)))
  if (walks === 0) return
  const randomStartedAt = now()
  const random = await walkAtRandom(exploration, { walks, seed })
  say(
    summaryOf(`${random.walks} random walks of seed ${seed}`, random.steps, since(randomStartedAt)),
  )
}

function knownStep<Step extends string, Sight>(
  { name, steps }: Journey<Step, Sight>,
  wanted: string,
): Step {
  const step = steps.find((one) => one === wanted)
  if (step !== undefined) return step
  throw new Error(`The ${name} journey has no step "${wanted}"; it has ${steps.join(', ')}.`)
}

function summaryOf(what: string, steps: number, tookMs: number): string {
  const perSecond = Math.round((steps / tookMs) * 1000)
  return `${what}: ${steps} steps, ${seconds(tookMs)}, ${perSecond} a second`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
