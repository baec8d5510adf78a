import type { Page } from '@playwright/test'
import { screenOf } from '../visit/steps.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'
import { layoutShifts } from './support/layout.ts'
import { settled, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const topOf = async (page: Page, flow: string) =>
  (await page.locator(`[data-flow="${flow}"]`).first().boundingBox())?.y ?? 0

/** The loaded pictures that no screen of this size shows. Runs in the page. */
const loadedInVain = () =>
  [...document.images]
    .filter((image) => image.naturalWidth > 0 && image.getClientRects().length === 0)
    .map((image) => image.className)

test('on a phone the visitor sees games at once and the two offers below them, nothing shifts when they load, and no picture is loaded in vain [SHELL-54, PROMO-19]', async ({
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
  await expect(page.locator('[data-flow="gameRails"] img').first()).toBeInViewport()
  const below = async () =>
    (await topOf(page, 'depositPromotion')) - (await topOf(page, 'gameRails'))
  await expect.poll(below).toBeGreaterThan(0)
  expect(await layoutShifts(page)).toEqual([])
  expect(await whenSettled(page, () => page.evaluate(loadedInVain))).toEqual([])
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

test('on a desktop the rows of games show whole cards at every width, and arrows show the next ones', async ({
  page,
}) => {
  const language = 'en'
  await page.goto(addressOf(language, '/'))
  const title = words(language, 'game.list.popular')
  const row = page.getByRole('main').getByRole('list', { name: title, exact: true })
  const arrow = (id: 'game.list.nextOf' | 'game.list.previousOf') =>
    page.getByRole('button', { name: sentence(language, id, { name: title }), exact: true })
  await expect(row).toBeVisible()
  /** The first and the last card that can be seen, and whether one is cut. */
  const shown = () =>
    row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      const places = [...list.children].map((card, index) => {
        const { left: from, right: to } = card.getBoundingClientRect()
        return { index, seen: Math.min(to, right) - Math.max(from, left), width: to - from }
      })
      const seen = places.filter((place) => place.seen > 1)
      const isCut = seen.some((place) => place.seen < place.width - 1)
      return [seen[0]?.index, seen.at(-1)?.index, isCut]
    })
  for (const [width, last] of [
    [768, 3],
    [1024, 4],
    [1280, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(shown, { message: `at ${width} px` }).toEqual([0, last, false])
  }
  await arrow('game.list.nextOf').click()
  await expect.poll(shown).toEqual([6, 11, false])
  await expect(arrow('game.list.nextOf')).toHaveAttribute('aria-disabled', 'true')
  await arrow('game.list.previousOf').click()
  await expect.poll(shown).toEqual([0, 5, false])
})
