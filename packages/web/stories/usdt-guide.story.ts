import { buttonIn } from '../visit/controls.steps.ts'
import type { Part } from '../visit/screen.ts'
import { signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { guideIn, openUsdt } from '../visit/usdt.steps.ts'
import { type WordId, words } from '../visit/words.ts'

const titles = [
  'usdt.guide.title1',
  'usdt.guide.title2',
  'usdt.guide.title3',
  'usdt.guide.title4',
  'usdt.guide.title5',
  'usdt.guide.title6',
] as const satisfies readonly WordId[]

story(
  'the guide to USDT shows six pictures, by buttons and keys [USDT-10, USDT-11, USDT-14, USDT-15]',
  async ({ control, expect, language, page }) => {
    await control.putMember({ username: 'demo', channels: ['pp-1'] })
    await signIn(page, language)
    await openUsdt(page, language)
    const opener = page.getByRole('button', { name: words(language, 'usdt.guide.title') })
    await opener.click()
    const guide = guideIn(page, language)
    const previous = buttonIn(guide, language, 'usdt.guide.previous')
    const next = buttonIn(guide, language, 'usdt.guide.next')
    const counter = guide.getByText(/^\d \/ 6$/)

    const expectDisabled = (button: Part, isDisabled: boolean) =>
      isDisabled
        ? expect(button).toHaveAttribute('aria-disabled', 'true')
        : expect(button).not.toHaveAttribute('aria-disabled')

    const sources = new Set<string | null>()
    for (const [index, title] of titles.entries()) {
      await expect(counter).toHaveText(`${index + 1} / 6`)
      await expect(guide.getByRole('heading', { name: words(language, title) })).toBeVisible()
      sources.add(await guide.locator('img').getAttribute('src'))
      await expectDisabled(previous, index === 0)
      await expectDisabled(next, index === titles.length - 1)
      if (index < titles.length - 1) await next.click()
    }
    expect(sources.size).toBe(titles.length)
    await previous.click()
    await expect(counter).toHaveText('5 / 6')
    await previous.press('ArrowLeft')
    await expect(counter).toHaveText('4 / 6')
    await previous.press('ArrowRight')
    await expect(counter).toHaveText('5 / 6')
    await buttonIn(guide, language, 'action.close').click()
    await expect(guide).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(counter).toHaveText('1 / 6')
  },
)
