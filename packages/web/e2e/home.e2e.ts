import type { Page } from '@playwright/test'
import { screenOf } from '../visit/steps.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'
import { layoutShifts } from './support/layout.ts'
import { settled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const topOf = async (page: Page, flow: string) =>
  (await page.locator(`[data-flow="${flow}"]`).first().boundingBox())?.y ?? 0

test('on a phone the two offers for a visitor come before the games, and nothing shifts when they load [SHELL-54, PROMO-19]', async ({
  page,
}) => {
  const language = 'th'
  await page.route('**/getPromotion*', async (route) => {
    await screenOf(page, 'gameRails', 'shown').waitFor()
    await route.continue()
  })
  await page.goto(addressOf(language, '/'))
  const offers = page.getByRole('region', { name: words(language, 'promotion.offersTitle') })
  await expect(offers.getByRole('article')).toHaveCount(2)
  await expect(screenOf(page, 'registrationPromotion', 'offered')).toBeVisible()
  await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
  await settled(page)
  const offersTop = await topOf(page, 'depositPromotion')
  expect(offersTop).toBeLessThan(await topOf(page, 'gameRails'))
  expect(await layoutShifts(page)).toEqual([])
  await expectAccessible(page)
})

test('on a desktop the visitor without offers finds links to other pages in their place, and nothing shifts', async ({
  control,
  page,
}) => {
  const language = 'en'
  await control.fault('getPromotion', 'malformed', { times: null })
  await page.goto(addressOf(language, '/'))
  const wayTo = (id: WordId) =>
    page.getByRole('main').getByRole('link', {
      name: sentence(language, 'promotion.wayOn.readAbout', { name: words(language, id) }),
    })
  await expect(wayTo('route.promotion')).toBeVisible()
  await expect(wayTo('route.vip')).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  await expectAccessible(page)
})

test('on a desktop the focus returns to the pressed link, although another link leads to the same page', async ({
  page,
}) => {
  const language = 'en'
  await page.goto(addressOf(language, '/'))
  const links = page.getByRole('main').locator(`a[href="${addressOf(language, '/list/freespin')}"]`)
  await expect(links).toHaveCount(2)
  await links.nth(1).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(words(language, 'game.list.freespin'))
  await page.getByRole('button', { name: words(language, 'action.back') }).click()
  await expect(links.nth(1)).toBeFocused()
  await expect(links.nth(1)).toBeInViewport()
})
