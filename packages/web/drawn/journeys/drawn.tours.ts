import { type Journey, type JourneyTarget, sightTours, walk } from '@croupier/model-tests/journeys'
import { test } from 'vitest'
import type { Size, Visit } from '../../visit/visit.ts'
import type { Language } from '../../visit/words.ts'
import { openDrawnVisit } from '../drawn.visit.ts'

/** Each tour signs in anew; short enough to be spread over the workers. */
const tourLimit = 60

interface Visitor {
  readonly size: Size
  readonly language: Language
}

/** Together the two see every change of screens. */
const visitorOf = (tour: number): Visitor =>
  tour % 2 === 0 ? { size: 'desktop', language: 'en' } : { size: 'phone', language: 'th' }

/** Tests that show every change of what is seen of a journey, in the words given for it. */
export function testDrawnTours<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  tell: (sight: Sight) => string,
  openTarget: (visit: Visit) => Promise<JourneyTarget<Step, Sight>>,
  limit = tourLimit,
): void {
  for (const [index, tour] of sightTours(journey, limit, tell).entries()) {
    const visitor = visitorOf(index)
    const { language, size } = visitor
    const { name } = journey
    test(`on a ${size} the ${name} goes as its model says in ${language}, tour ${index + 1}`, async () => {
      const open = async () => {
        const visit = await openDrawnVisit(visitor)
        const target = await openTarget(visit)
        const close = async () => {
          await target.close()
          await visit.close()
        }
        return { ...target, close }
      }
      const command = `npm run journeys -- ${name} --target browser --size ${size} --language ${language}`
      await walk({ journey, open, command }, tour)
    })
  }
}
