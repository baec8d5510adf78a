import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expectAbsent } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const notFetched =
  'TypeError: Failed to fetch dynamically imported module: http://site/adapters/live-chat.js'

test.use({
  ...withoutMotion,
  provokedComplaints: [
    'console: Failed to load resource: net::ERR_CONNECTION_RESET',
    `console: actor.died {actor: start, error: ${notFetched}}`,
    `console: liveChat.notLoaded {error: ${notFetched}}`,
  ],
})

test('on a desktop the program of a live chat that does not load is requested again at the next press, and shows the chat once it is ready [SHELL-51, SHELL-52]', async ({
  control,
  page,
}) => {
  const language = 'en'
  const { passTime } = await openBrowserVisit({ control, language, page, size: 'desktop' })
  await control.changeSite({
    liveChat: { script: '/adapters/live-chat.js', host: 'chat.croupier.example' },
  })
  await page.route('/adapters/live-chat.js', (route) => route.abort('connectionreset'))
  await page.goto(addressOf(language, '/'))
  const button = page.getByRole('button', { name: words(language, 'footer.liveChat') })
  await button.click()
  await expect(screenOf(page, 'liveChat', 'failed')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('/adapters/live-chat.js')
  await button.click()
  await expect(page.getByText(words(language, 'support.liveChat.connecting'))).toBeVisible()
  await passTime(2_000)
  const chat = page.getByRole('dialog')
  await chat.getByRole('button', { name: 'OK', exact: true }).click()
  await expectAbsent(chat)
  await expect(screenOf(page, 'liveChat', 'opened')).toBeVisible()
})
