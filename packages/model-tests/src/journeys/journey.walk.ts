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
 *   the model does not know there, and the command that repeats it
 */
export async function walk<Step extends string, Sight>(
  { command, journey, open }: Exploration<Step, Sight>,
  steps: readonly Step[],
): Promise<void> {
  const target = await open()
  try {
    const problem = await findProblem(journey, target, steps)
    if (!problem) return
    const taken = steps.slice(0, problem.story.length)
    const lines = [...problem.story, `     ${problem.what}`, `again: ${command} --steps ${taken}`]
    throw new JourneyError(lines.join('\n'), taken)
  } finally {
    await target.close()
  }
}

interface Problem {
  /** A line for each step up to the one that went wrong. */
  readonly story: readonly string[]
  readonly what: string
}

async function findProblem<Step extends string, Sight>(
  { start, tell }: Journey<Step, Sight>,
  target: JourneyTarget<Step, Sight>,
  steps: readonly Step[],
): Promise<Problem | null> {
  const story: string[] = []
  let place = start
  for (const [index, step] of steps.entries()) {
    const line = `${String(index + 1).padStart(3)}. ${step}`
    if (!place.steps.includes(step)) {
      const what = `but only this is possible here: ${place.steps.join(', ')}`
      return { story: [...story, line], what }
    }
    place = place.follow(step)
    const expected = tell(place.sight)
    story.push(`${line} → ${expected}`)
    try {
      await target.take(step)
      const seen = tell(await target.look(place.sight))
      if (seen !== expected) return { story, what: `but the member sees ${seen}` }
    } catch (error) {
      return { story, what: `but: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
  return null
}
