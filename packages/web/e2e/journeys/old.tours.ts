import { type Journey, type JourneyTarget, sightTours, walk } from '@croupier/model-tests/journeys'
import type { Language } from '../../visit/words.ts'
import type { Size } from '../support/browser.options.ts'
import { test, withoutMotion } from '../support/test.ts'
import type { BrowserVisit } from './browser.visit.ts'

/** Each tour signs in anew; short enough to be spread over the workers. */
const tourLimit = 60

interface Visitor {
  readonly size: Size
  readonly language: Language
}

/** Together the two see every change of screens; the full run takes every edge on both, in both languages. */
const visitorOf = (tour: number): Visitor =>
  tour % 2 === 0 ? { size: 'desktop', language: 'en' } : { size: 'phone', language: 'th' }

/** Tests that show every change of what is seen of a journey, in the words given for it. */
export function testTours<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  tell: (sight: Sight) => string,
  open: (visit: BrowserVisit) => Promise<JourneyTarget<Step, Sight>>,
  limit = tourLimit,
): void {
  // A walk that goes wrong is told step by step, with the command that repeats it.
  test.use({ ...withoutMotion, trace: 'off' })

  for (const [index, tour] of sightTours(journey, limit, tell).entries()) {
    const { language, size } = visitorOf(index)
    const { name } = journey
    test(`on a ${size} the ${name} goes as its model says in ${language}, tour ${index + 1}`, async ({
      control,
      page,
    }) => {
      test.slow()
      const exploration = {
        journey,
        open: () => open({ control, page, language }),
        command: `npm run journeys -- ${name} --target browser --size ${size} --language ${language}`,
      }
      await walk(exploration, tour)
    })
  }
}
