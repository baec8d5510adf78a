import fc from 'fast-check'
import { type StormAction, storms, tellAction } from './storm.actions.ts'
import type { Ending } from './storm.endings.ts'
import { weather } from './storm.ts'

export interface StormOptions {
  readonly walks: number
  readonly seed: number
  /** Where a failing storm was found; repeats that one. */
  readonly path?: string
}

/** What all storms together did. */
export interface StormReport {
  readonly walks: number
  readonly actions: number
  /** How often a code was asked for. */
  readonly wishes: number
  /** How often each ending was told. */
  readonly endings: Readonly<Record<Ending, number>>
}

/**
 * Lets storms pass over the site.
 * @returns what they did
 * @throws Error with the story of the smallest storm found that does harm, and the command that repeats it
 */
export async function walkStorms({ path, seed, walks }: StormOptions): Promise<StormReport> {
  const endings: Record<Ending, number> = {
    paid: 0,
    rejected: 0,
    expiredByServer: 0,
    expiredByTime: 0,
    cancelled: 0,
    unconfirmed: 0,
    givenUp: 0,
  }
  const counts = { actions: 0, wishes: 0 }
  const property = fc.asyncProperty(storms, async (storm) => {
    const told = await weather(storm)
    if (told.problems.length > 0) throw new Error(told.problems.join('\n'))
    counts.actions += storm.length
    counts.wishes += told.wishes
    for (const ending of told.endings) endings[ending] += 1
  })
  const how = path === undefined ? { seed, numRuns: walks } : { seed, path, endOnFailure: true }
  const found = await fc.check(property, how)
  if (found.numRuns === 0)
    throw new Error('No storm was let loose: correct the number or the path.')
  if (!found.failed) return { walks: found.numRuns, ...counts, endings }
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
