import { mostReadinessChecks } from '@croupier/core/live-chat'
import { second } from '@croupier/core/time'
import { screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, words } from '../visit/words.ts'

story(
  'a live chat that is not ready after ten checks gives way to another contact [SHELL-51, SHELL-52]',
  async ({ control, expect, language, page, passTime }) => {
    await control.changeSite({
      liveChat: { script: '/adapters/live-chat-asleep.js', host: 'chat.croupier.example' },
    })
    await page.goto(addressOf(language, '/'))
    const button = page
      .getByRole('contentinfo')
      .getByRole('button', { name: words(language, 'footer.liveChat') })
    await button.click()
    const connecting = screenOf(page, 'liveChat', 'connecting')
    await expect(connecting).toContainText(words(language, 'support.liveChat.connecting'))
    // A browser passes a longer time in few steps, with a check in each.
    for (let check = 0; check < mostReadinessChecks - 2; check++) await passTime(second)
    await expect(connecting).toBeVisible()
    await passTime(second)
    const failed = screenOf(page, 'liveChat', 'failed')
    await expect(failed).toContainText(words(language, 'support.liveChat.unavailable'))
    await expect(
      failed.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toHaveAttribute('href', 'https://chat.example/croupier')
    await expect(button).toBeFocused()
  },
)

story(
  'a live chat that is ready opens after a few checks [SHELL-51, SHELL-52]',
  async ({ control, expect, language, page, passTime }) => {
    await control.changeSite({
      liveChat: { script: '/adapters/live-chat.js', host: 'chat.croupier.example' },
    })
    await page.goto(addressOf(language, '/'))
    const button = page
      .getByRole('contentinfo')
      .getByRole('button', { name: words(language, 'footer.liveChat') })
    await button.click()
    await passTime(3 * second)
    await expect(screenOf(page, 'liveChat', 'opened')).toHaveCount(1)
  },
)
