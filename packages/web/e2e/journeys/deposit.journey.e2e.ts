import { depositJourney, sightTours, walk } from '@croupier/model-tests/journeys'
import type { Size } from '../support/browser.options.ts'
import { test, withoutMotion } from '../support/test.ts'
import type { Language } from '../support/words.ts'
import { openBrowserDeposit } from './deposit.browser.target.ts'

/** Each tour signs in anew; short enough to be spread over the workers. */
const tourLimit = 60

interface Visitor {
  readonly size: Size
  readonly language: Language
}

/** Together the two see every change of screens; the full run takes every edge on both, in both languages. */
const visitorOf = (tour: number): Visitor =>
  tour % 2 === 0 ? { size: 'desktop', language: 'th' } : { size: 'phone', language: 'en' }

const tours = sightTours(depositJourney, tourLimit, ({ screen }) => screen)

// A walk that goes wrong is told step by step, with the command that repeats it.
test.use({ ...withoutMotion, trace: 'off' })

for (const [index, tour] of tours.entries()) {
  const { language, size } = visitorOf(index)
  test(`on a ${size} the deposit goes as its model says in ${language}, tour ${index + 1}`, async ({
    control,
    page,
  }) => {
    test.slow()
    const exploration = {
      journey: depositJourney,
      open: () => openBrowserDeposit({ control, page, language }),
      command: `npm run journeys -- deposit --target browser --size ${size} --language ${language}`,
    }
    await walk(exploration, tour)
  })
}
