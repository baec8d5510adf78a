import type { Locator, Page, Route } from '@playwright/test'
import { fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { addressEnds, guideIn, networkIn, openUsdt, usdtTab } from '../visit/usdt.steps.ts'
import { type Language, languages, sentence, type WordId, words } from '../visit/words.ts'
import { expectFocusInSight, tabTo } from './support/keyboard.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const titles = [1, 2, 3, 4, 5, 6].map((step) => `usdt.guide.title${step}` as WordId)

/** Drags a finger over the guide. */
async function swipe(page: Page, guide: Locator, distance: number): Promise<void> {
  const { x, y, width } = (await guide.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const from = { x: x + width / 2, y: y + 200 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: to === undefined ? [] : [{ x: from.x + to, y: from.y }],
    })
  await touch('touchStart', 0)
  await touch('touchMove', distance / 2)
  await touch('touchMove', distance)
  await touch('touchEnd')
  await session.detach()
}

const openGuide = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'usdt.guide.title') }).click()

test.describe('a picture may fail', () => {
  test.use({ provokedComplaints: ['console: Failed to load resource: net::ERR_FAILED'] })

  for (const language of languages) {
    test(`in ${language} the guide shows six pictures, by buttons, keys and swipes [USDT-10…18]`, async ({
      control,
      isMobile,
      page,
    }) => {
      await control.putMember({ username: 'demo', channels: ['pp-1'] })
      await signIn(page, language)
      await openUsdt(page, language)
      const guide = guideIn(page, language)
      const inGuide = (id: WordId) =>
        guide.getByRole('button', { name: words(language, id), exact: true })
      const counter = guide.getByText(/^\d \/ 6$/)
      const picture = guide.locator('img')
      const isDrawn = () =>
        picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)

      await page.route('**/*.svg', (route) => route.abort())
      await openGuide(page, language)
      await expect(
        guide.getByText(sentence(language, 'usdt.guide.pictureFailed', { step: 1 })),
      ).toBeVisible()
      await expectAccessible(page)
      await inGuide('action.close').click()
      await expect(guide).toHaveCount(0)
      await page.unroute('**/*.svg')

      const held: Route[] = []
      let isHeld = true
      await page.route('**/*.svg', (route) => (isHeld ? void held.push(route) : route.continue()))
      await openGuide(page, language)
      await expect(guide.getByText(words(language, 'usdt.guide.pictureLoading'))).toBeVisible()
      isHeld = false
      for (const route of held) await route.continue()
      await expect(guide.getByText(words(language, 'usdt.guide.pictureLoading'))).toHaveCount(0)
      await expectFocusInSight(page)
      await expectAccessible(page)
      const { width } = (await guide.boundingBox()) ?? { width: 0 }
      expect(Math.round(width)).toBe(isMobile ? Math.round(390 * 0.95) : 800)

      const sources = new Set<string | null>()
      for (const [index, title] of titles.entries()) {
        await expect(counter).toHaveText(`${index + 1} / 6`)
        await expect(guide.getByRole('heading', { name: words(language, title) })).toBeVisible()
        await expect.poll(isDrawn).toBe(true)
        sources.add(await picture.getAttribute('src'))
        const ends = ['usdt.guide.previous', 'usdt.guide.next'] as const
        const disabled = await Promise.all(ends.map((id) => inGuide(id).isDisabled()))
        expect(disabled).toEqual([index === 0, index === 5])
        if (index < 5) await inGuide('usdt.guide.next').click()
      }
      expect(sources.size).toBe(6)
      await inGuide('usdt.guide.previous').click()
      await expect(counter).toHaveText('5 / 6')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await expect(counter).toHaveText('4 / 6')
      const threshold = isMobile ? 30 : 50
      if (isMobile) {
        await swipe(page, guide, threshold - 2)
        await expect(counter).toHaveText('4 / 6')
        await swipe(page, guide, threshold + 2)
        await expect(counter).toHaveText('3 / 6')
        await swipe(page, guide, -(threshold + 2))
        await expect(counter).toHaveText('4 / 6')
      }

      await page.keyboard.press('Escape')
      await expect(guide).toHaveCount(0)
      const opener = page.getByRole('button', { name: words(language, 'usdt.guide.title') })
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await expect(counter).toHaveText('1 / 6')
      await page.mouse.click(5, 300)
      await expect(guide).toHaveCount(0)
    })
  }
})

test('a member comes to an address with the keyboard alone', async ({ control, page }) => {
  await control.putMember({ username: 'demo', channels: ['pp-1'] })
  await page.goto('/en/login?url=%2Fen%2Fhelp')
  await fillLogin(page, 'en')
  await expect(page).toHaveURL('/en/help')
  const { keyboard } = page
  await tabTo(page, page.getByRole('button', { name: 'Add money', exact: true }))
  await keyboard.press('Enter')
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await tabTo(page, page.getByRole('tab', { name: 'Deposit', exact: true }))
  await keyboard.press('ArrowRight')
  await expect(usdtTab(page, 'en')).toBeFocused()
  await keyboard.press('Enter')
  await expect(networkIn(page, 'TRC20')).toBeVisible()
  await tabTo(page, networkIn(page, 'TRC20'))
  await keyboard.press('Space')
  await expect(addressEnds(page, 'en', 'T9yD14Nj', 'kKHxuWwb')).toBeVisible()
  await keyboard.press('ArrowDown')
  const ends = addressEnds(page, 'en', '0x000000', '0000dEaD')
  await expect(ends).toBeVisible()
  await tabTo(page, ends)
  await keyboard.press('Enter')
  await expect(ends).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, page.getByRole('button', { name: 'Copy address', exact: true }))
  await tabTo(page, page.getByRole('button', { name: 'How to deposit USDT' }))
  await keyboard.press('Enter')
  await expect(guideIn(page, 'en')).toBeVisible()
  await expectFocusInSight(page)
})
