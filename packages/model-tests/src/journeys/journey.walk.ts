import type { Exploration, Journey, JourneyTarget } from './journey.ts'

/** A walk on which the site did not show what the model says, as a story to read and to repeat. */
export class JourneyError extends Error {
  /** The steps up to the one that went wrong. */
  readonly steps: readonly string[]

  constructor(story: string, steps: readonly string[]) {
    super(story)
    this.name = 'JourneyError'
    this.steps = steps
  }
}

/**
 * Opens the site and walks through it, looking after every step.
 * @throws JourneyError with the numbered story up to the step that went wrong, or to the first that
 *   the model does not know there, and the command that repeats it; or with the whole story, of which
 *   the site complains when it is closed
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
  /** A line for each step that was taken, the one that went wrong included. */
  readonly story: readonly string[]
  readonly problem: string | null
}

async function follow<Step extends string, Sight>(
  { start, tell }: Journey<Step, Sight>,
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
    const expected = tell(place.sight)
    story.push(`${line} → ${expected}`)
    try {
      await target.take(step)
      const seen = tell(await target.look(place.sight))
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
