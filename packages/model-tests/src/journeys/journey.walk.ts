import type { Exploration, Journey, JourneyTarget } from './journey.ts'

/** Thrown if the site did not show what the model says, with the story of the walk and the command to repeat it. */
export class JourneyError extends Error {
  /** The steps up to the one that failed. */
  readonly steps: readonly string[]

  constructor(story: string, steps: readonly string[]) {
    super(story)
    this.name = 'JourneyError'
    this.steps = steps
  }
}

/**
 * Opens the site and walks through it, comparing the sight after every step.
 * @throws JourneyError with the numbered story up to the step that failed or that the model does not allow
 *   there, and the command that repeats it; or with the whole story if the site complains when it is closed
 */
export async function walk<Step extends string, Sight>(
  { command, journey, open }: Exploration<Step, Sight>,
  steps: readonly Step[],
): Promise<void> {
  const target = await open()
  const { problem, story } = await follow(journey, target, steps)
  const complaint = await target.close().then(() => null, butOf)
  const problems = [problem, complaint].filter((one) => one !== null)
  if (problems.length === 0) return
  const taken = steps.slice(0, story.length)
  const lines = [...story, ...problems.map((one) => `     ${one}`)]
  throw new JourneyError([...lines, `again: ${command} --steps ${taken}`].join('\n'), taken)
}

interface Walked {
  /** A line for each step taken, including the one that failed. */
  readonly story: readonly string[]
  readonly problem: string | null
}

async function follow<Step extends string, Sight>(
  { start, describeSight }: Journey<Step, Sight>,
  target: JourneyTarget<Step, Sight>,
  steps: readonly Step[],
): Promise<Walked> {
  const story: string[] = []
  let place = start
  for (const [index, step] of steps.entries()) {
    const line = `${String(index + 1).padStart(3)}. ${step}`
    if (!place.steps.includes(step)) {
      const problem = `but only this is possible here: ${place.steps.join(', ')}`
      return { story: [...story, line], problem }
    }
    place = place.follow(step)
    const expected = describeSight(place.sight)
    story.push(`${line} → ${expected}`)
    try {
      await target.take(step)
      const seen = describeSight(await target.look(place.sight))
      if (seen !== expected) return { story, problem: `but the member sees ${seen}` }
    } catch (error) {
      return { story, problem: butOf(error) }
    }
  }
  return { story, problem: null }
}

function butOf(error: unknown): string {
  return `but: ${error instanceof Error ? error.message : String(error)}`
}
