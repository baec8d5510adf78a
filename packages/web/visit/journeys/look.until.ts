import type { Journey } from '@croupier/model-tests/journeys/journey'
import type { Visit } from '../visit.ts'

/** Some things are drawn a moment later, for calm: so long at most, and looked for so often. */
const calmMs = 1_500
const betweenLooksMs = 100

/**
 * Looks as soon as nothing is under way. What is drawn late for calm has its time to come.
 * @param look what the member sees, or the name of something on which no model stays
 */
export function lookUntil<Sight extends object>(
  visit: Pick<Visit, 'passTime' | 'settled'>,
  { name, tell }: Pick<Journey<string, Sight>, 'name' | 'tell'>,
  look: () => Promise<Sight | string>,
): (expected: Sight) => Promise<Sight> {
  return async (expected) => {
    const wanted = tell(expected)
    await visit.settled()
    let seen = await look()
    for (let waited = 0; waited < calmMs; waited += betweenLooksMs) {
      if (typeof seen !== 'string' && tell(seen) === wanted) return seen
      await visit.passTime(betweenLooksMs)
      seen = await look()
    }
    if (typeof seen === 'string') throw new Error(`the ${name} stays at "${seen}"`)
    return seen
  }
}
