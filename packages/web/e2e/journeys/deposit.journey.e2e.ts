import { depositJourney, edgeTours, walk } from '@croupier/model-tests/journeys'
import { test } from '../support/test.ts'
import { openBrowserDeposit } from './deposit.browser.target.ts'

/** Short enough to be spread over the workers. */
const tourLimit = 25

for (const [index, tour] of edgeTours(depositJourney, tourLimit).entries()) {
  test(`the deposit goes as its model says, tour ${index + 1}`, async ({ control, page }, {
    project,
  }) => {
    const exploration = {
      journey: depositJourney,
      open: () => openBrowserDeposit({ control, page, language: 'th' }),
      command: `npm run journeys -- deposit --target browser --size ${project.name}`,
    }
    await walk(exploration, tour)
  })
}
