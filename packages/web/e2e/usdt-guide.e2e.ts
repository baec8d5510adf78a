import type { Locator, Page, Route } from '@playwright/test'
import { buttonIn } from '../visit/controls.steps.ts'
import { signIn } from '../visit/steps.ts'
import { guideIn, openUsdt } from '../visit/usdt.steps.ts'
import { sentence, words } from '../visit/words.ts'
import { expectFocusInSight } from './support/keyboard.ts'
import { expectAbsent } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const language = 'th'

test.use(withoutMotion)

/** How far a finger must move to change the picture in a narrow viewport. */
const threshold = 30

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

test.use({ provokedComplaints: ['console: Failed to load resource: net::ERR_FAILED'] })

test('in th the guide shows its pictures as they load, or says that one failed, and follows a finger [USDT-12, USDT-13, USDT-15, USDT-16, USDT-17, USDT-18]', async ({
  control,
  isMobile,
  page,
}) => {
  await control.putMember({ username: 'demo', channels: ['pp-1'] })
  await signIn(page, language)
  await openUsdt(page, language)
  const guide = guideIn(page, language)
  const counter = guide.getByText(/^\d \/ 6$/)
  const picture = guide.locator('img')
  const opener = page.getByRole('button', { name: words(language, 'usdt.guide.title') })

  await page.route('**/*.svg', (route) => route.abort())
  await opener.click()
  await expect(
    guide.getByText(sentence(language, 'usdt.guide.pictureFailed', { step: 1 })),
  ).toBeVisible()
  await expectAccessible(page)
  await buttonIn(guide, language, 'action.close').click()
  await expectAbsent(guide)
  await page.unroute('**/*.svg')

  const held: Route[] = []
  let isHeld = true
  await page.route('**/*.svg', (route) => (isHeld ? void held.push(route) : route.continue()))
  await opener.click()
  const isLoading = guide.getByText(words(language, 'usdt.guide.pictureLoading'))
  await expect(isLoading).toBeVisible()
  isHeld = false
  for (const route of held) await route.continue()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectAbsent(isLoading)
  await expectFocusInSight(page)
  await expectAccessible(page)
  await expect.poll(() => widthOf(guide)).toBe(isMobile ? Math.round(390 * 0.95) : 800)

  for (let step = 1; step < 6; step += 1) {
    await expect(counter).toHaveText(`${step} / 6`)
    await buttonIn(guide, language, 'usdt.guide.next').click()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('5 / 6')
  if (isMobile) {
    await swipe(page, guide, threshold - 2)
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText('4 / 6')
    await swipe(page, guide, threshold + 2)
    await expect(counter).toHaveText('3 / 6')
    await swipe(page, guide, -(threshold + 2))
    await expect(counter).toHaveText('4 / 6')
  }

  await page.keyboard.press('Escape')
  await expectAbsent(guide)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(counter).toHaveText('1 / 6')
  await page.mouse.click(5, 300)
  await expectAbsent(guide)
})

async function widthOf(guide: Locator): Promise<number> {
  return Math.round((await guide.boundingBox())?.width ?? 0)
}
