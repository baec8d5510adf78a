import { depositJourney, edgeTours, walk } from '@croupier/model-tests/journeys'
import type { Size } from '../support/browser.options.ts'
import { test } from '../support/test.ts'
import type { Language } from '../support/words.ts'
import { openBrowserDeposit } from './deposit.browser.target.ts'

/** Short enough to be spread over the workers. */
const tourLimit = 25

interface Visitor {
  readonly size: Size
  readonly language: Language
}

/** Together the two take every edge; the full run takes each on both sizes and in both languages. */
const visitorOf = (tour: number): Visitor =>
  tour % 2 === 0 ? { size: 'desktop', language: 'th' } : { size: 'phone', language: 'en' }

for (const [index, tour] of edgeTours(depositJourney, tourLimit).entries()) {
  const { language, size } = visitorOf(index)
  test(`on a ${size} the deposit goes as its model says in ${language}, tour ${index + 1}`, async ({
    control,
    page,
  }) => {
    const exploration = {
      journey: depositJourney,
      open: () => openBrowserDeposit({ control, page, language }),
      command: `npm run journeys -- deposit --target browser --size ${size} --language ${language}`,
    }
    await walk(exploration, tour)
  })
}
