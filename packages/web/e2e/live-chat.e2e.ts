import { screenOf } from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const notFetched =
  'TypeError: Failed to fetch dynamically imported module: http://site/adapters/live-chat.js'

for (const language of languages) {
  test(`in ${language} a live chat is opened from any page once it is ready [SHELL-51, SHELL-52]`, async ({
    control,
    page,
  }) => {
    await control.changeSite({
      liveChat: { script: '/adapters/live-chat.js', host: 'chat.croupier.example' },
    })
    await page.goto(addressOf(language, '/'))
    await page.getByRole('button', { name: words(language, 'footer.liveChat') }).click()
    await expect(page.getByText(words(language, 'support.liveChat.connecting'))).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(screenOf(page, 'liveChat', 'opened')).toBeVisible()
  })

  test(`in ${language} a live chat that is not ready after ten checks gives way to another contact [SHELL-52]`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await control.changeSite({
      liveChat: { script: '/adapters/live-chat-asleep.js', host: 'chat.croupier.example' },
    })
    await page.goto(addressOf(language, '/'))
    const button = page.getByRole('button', { name: words(language, 'footer.liveChat') })
    await button.click()
    const chat = screenOf(page, 'liveChat', 'connecting')
    await expect(chat).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(screenOf(page, 'liveChat', 'failed')).toContainText(
      words(language, 'support.liveChat.unavailable'),
    )
    await expect(
      screenOf(page, 'liveChat', 'failed').getByRole('link', {
        name: words(language, 'action.contactAdmin'),
      }),
    ).toBeVisible()
    await expect(button).toBeFocused()
    await expectAccessible(page)
  })

  test.describe(`in ${language} a live chat whose program does not come`, () => {
    test.use({
      provokedComplaints: [
        'console: Failed to load resource: net::ERR_CONNECTION_RESET',
        `console: actor.died {actor: start, error: ${notFetched}}`,
        `console: liveChat.notLoaded {error: ${notFetched}}`,
      ],
    })

    test('is asked for again at the next press, and opens then [SHELL-51, SHELL-52]', async ({
      control,
      page,
    }) => {
      await control.changeSite({
        liveChat: { script: '/adapters/live-chat.js', host: 'chat.croupier.example' },
      })
      let isCut = true
      await page.route('/adapters/live-chat.js', (route) =>
        isCut ? route.abort('connectionreset') : route.continue(),
      )
      await page.goto(addressOf(language, '/'))
      const button = page.getByRole('button', { name: words(language, 'footer.liveChat') })
      await button.click()
      await expect(screenOf(page, 'liveChat', 'failed')).toBeVisible()
      isCut = false
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}
