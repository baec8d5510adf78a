import fc from 'fast-check'
import { type StormAction, storms, tellAction } from './storm.actions.ts'
import { weather } from './storm.ts'

export interface StormOptions {
  readonly walks: number
  readonly seed: number
  /** Where a failing storm was found; repeats that one. */
  readonly path?: string
}

/**
 * Lets storms pass over the site.
 * @returns how many there were, and of how many actions
 * @throws Error with the story of the smallest storm found that does harm, and the command that repeats it
 */
export async function walkStorms({ path, seed, walks }: StormOptions) {
  let actions = 0
  const property = fc.asyncProperty(storms, async (storm) => {
    actions += storm.length
    const problems = await weather(storm)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  const how = path === undefined ? { seed, numRuns: walks } : { seed, path, endOnFailure: true }
  const found = await fc.check(property, how)
  if (found.numRuns === 0)
    throw new Error('No storm was let loose: correct the number or the path.')
  if (!found.failed) return { walks: found.numRuns, actions }
  const [storm = []] = found.counterexample ?? []
  const again = `npm run storms -- --seed ${found.seed} --path ${found.counterexamplePath}`
  throw new Error([tellStorm(storm), '', String(found.errorInstance), `again: ${again}`].join('\n'))
}

function tellStorm(storm: readonly StormAction[]): string {
  const lines = storm.map(
    (action, index) => `${String(index + 1).padStart(3)}. ${tellAction(action)}`,
  )
  return lines.join('\n')
}
