import type { Journey } from '@croupier/model-tests/journeys/journey'
import type { Visit } from '../visit.ts'

/** How long some parts wait at most before they appear, so that the page does not flicker. */
const calmMs = 1_500
const betweenLooksMs = 100

/**
 * Looks as soon as the page has settled, and again while it is on an intermediate screen, since some parts
 * appear late on purpose.
 * @param look returns what the member sees, or the name of an intermediate screen, which no model knows
 */
export function lookUntil<Sight extends object>(
  visit: Pick<Visit, 'passTime' | 'settled'>,
  { name, describeSight }: Pick<Journey<string, Sight>, 'name' | 'describeSight'>,
  look: () => Promise<Sight | string>,
): (expected: Sight) => Promise<Sight> {
  return async (expected) => {
    const wanted = describeSight(expected)
    await visit.settled()
    let seen = await look()
    for (let waited = 0; waited < calmMs; waited += betweenLooksMs) {
      if (typeof seen !== 'string' && describeSight(seen) === wanted) return seen
      await visit.passTime(betweenLooksMs)
      seen = await look()
    }
    if (typeof seen === 'string') throw new Error(`the ${name} stays at "${seen}"`)
    return seen
  }
}
