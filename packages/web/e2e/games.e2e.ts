import type { Page, Route } from '@playwright/test'
import { gamesIn, untilSuggested } from '../visit/game.steps.ts'
import { attributeNow } from '../visit/seen-now.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { haveSession } from './support/member.ts'
import { expectAbsent, settled, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const language = 'en'

/** The position of the focused card in its list, starting at 1. */
const placeOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))

const placeOf = async (page: Page, index: 0 | -1): Promise<number> =>
  Number(await gamesIn(page).nth(index).getAttribute('aria-posinset'))

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

const scrollPage = (page: Page, to: number) => page.evaluate((top) => scrollTo(0, top), to)

test('on a desktop the cards of a long list are few, keep the keyboard order, and keep their place on the way back', async ({
  page,
}) => {
  await page.goto(addressOf(language, '/list/slots'))
  const list = page.getByRole('main').getByRole('list')
  await expect(list.getByRole('link').first()).toBeVisible()
  await scrollPage(page, 12_000)
  await expect.poll(() => placeOf(page, 0)).toBeGreaterThan(50)
  const elements = () => list.evaluate((element) => element.querySelectorAll('*').length)
  await expect.poll(elements).toBeLessThan(400)
  await expect(gamesIn(page).first()).toHaveAttribute('aria-setsize', '1956')

  const places: number[] = []
  await gamesIn(page).nth(4).getByRole('link').focus()
  for (let step = 0; step < 30; step += 1) {
    places.push(await placeOfFocus(page))
    await page.keyboard.press('Tab')
  }
  expect(places).toEqual(places.map((_, step) => (places[0] ?? 0) + step))

  const left = await placeOfFocus(page)
  await scrollPage(page, 30_000)
  await expect.poll(() => placeOf(page, -1)).toBeGreaterThan(left + 50)
  await page.keyboard.press('Tab')
  await expect.poll(() => placeOfFocus(page)).toBe(left + 1)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => placeOfFocus(page)).toBe(left - 1)

  // Near its top a list is first as high as its placeholder, and later higher.
  for (const top of [await scrolled(page), 600]) {
    await scrollPage(page, top)
    await expect.poll(() => scrolled(page)).toBe(top)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words(language, 'menu.help') })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'route.help'))
    await page.goBack()
    await expect(gamesIn(page).first()).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(top)
  }
})

test('on a phone the way back from a game whose page is still loading leads to its card', async ({
  page,
}) => {
  await page.goto(addressOf(language, '/list/slots'))
  const cards = gamesIn(page)
  await expect(cards.first()).toBeVisible()
  await scrollPage(page, 12_000)
  await expect.poll(() => placeOf(page, 0)).toBeGreaterThan(50)
  await settled(page)
  const link = cards.nth(6).getByRole('link')
  const address = await link.getAttribute('href')
  const place = await scrolled(page)
  const held: Route[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route))
  await link.evaluate((element: HTMLElement) => element.click())
  await expectAbsent(cards, { heldCalls: () => held.length, mayLoad: true })
  const loading = page
    .getByRole('main')
    .getByText(words(language, 'status.loading'), { exact: true })
  await expect(loading).toBeAttached()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(place)
  await expect(page.locator(':focus')).toHaveAttribute('href', address ?? '')
})

test('on a desktop the grid has two columns as on phones, four from 768 px, five from 1024 and six from 1200 [GAME-10, GAME-11, GAME-12, GAME-13, OPEN-39]', async ({
  page,
}) => {
  const columns = () =>
    gamesIn(page).evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  // Popular games are all there; of a list only the cards around the screen exist.
  for (const list of ['/search/qqqqqq', '/list/slots']) {
    await page.goto(addressOf(language, list))
    await expect(gamesIn(page).first()).toBeVisible()
    for (const [width, expected] of [
      [360, 2],
      [767, 2],
      [768, 4],
      [1023, 4],
      [1024, 5],
      [1199, 5],
      [1200, 6],
      [1600, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(columns, { message: `${list} at ${width} px` }).toBe(expected)
    }
  }
})

test('on a desktop the cards of a long list are few for a member with a large screen too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await haveSession(page)
  await page.goto(addressOf(language, '/list'))
  await expect(gamesIn(page).first()).toBeVisible()
  const most = await whenSettled(page, () =>
    page.evaluate(async () => {
      const list = document.querySelector('main ul')
      let elements = 0
      // Scrolled by a bit more than a row, so that as many rows as possible are partly visible.
      for (let top = 12_000; top < 12_500; top += 50) {
        scrollTo(0, top)
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        elements = Math.max(elements, list?.querySelectorAll('*').length ?? 0)
      }
      return elements
    }),
  )
  expect(most).toBeGreaterThan(200)
  expect(most).toBeLessThan(400)
})

test('on a phone the search has the focus, and typing on it does not touch the results', async ({
  control,
  page,
}) => {
  const language = 'th'
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  await page.goto(addressOf(language, '/'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'route.search'), exact: true })
    .click()
  const box = page.getByRole('main').getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(gamesIn(page)).toHaveCount(6)
  await box.fill('dragon')
  await box.press('Enter')
  const results = screenOf(page, 'gameSearch', 'found').getByRole('list')
  const cards = () => results.evaluate((list) => list.querySelectorAll('li').length)
  await expect.poll(cards).toBeGreaterThan(3)
  await expect.poll(cards).toBeLessThan(24)
  await results.evaluate((list) => list.setAttribute('data-same', ''))
  await box.pressSequentially(' t')
  await untilSuggested(visit)
  const offered = page.getByRole('listbox', { name: words(language, 'search.suggestions') })
  await expect(offered.getByRole('option').first()).toBeVisible()
  expect(await whenSettled(page, () => attributeNow(results, 'data-same'))).toBe('')
})
