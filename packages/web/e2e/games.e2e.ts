import type { Locator, Page } from '@playwright/test'
import { openSearch } from '../visit/game.steps.ts'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, languages, sentence, words } from '../visit/words.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const gamesIn = (page: Page): Locator => page.getByRole('main').getByRole('listitem')

const gameNamed = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true })

const lotus = { th: 'บัวทอง', en: 'Golden Lotus' } as const
const durian = { th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' } as const
const isIn = (address: string) => (url: URL) => decodeURI(url.pathname + url.search) === address

/** Which card of its list has the focus, from 1 on. */
const placeOfFocus = async (page: Page): Promise<number> =>
  Number(
    await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset')),
  )

for (const language of languages) {
  test(`everybody finds games by type, and sorts and narrows the list by its address in ${language} [GAME-05, GAME-14, GAME-16, GAME-32, ROUTE-17]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/list/slots'))
    await expect(screenOf(page, 'gameList', 'listed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'menu.slots'))
    await expect(gameNamed(page, lotus[language])).toBeVisible()
    await expectAccessible(page)

    await page
      .getByRole('combobox', { name: words(language, 'game.list.provider') })
      .selectOption('pg')
    await page
      .getByRole('combobox', { name: words(language, 'game.sort.label') })
      .selectOption('hits')
    await expect(page).toHaveURL(isIn(addressOf(language, '/list/slots?sort=hits&provider=pg')))
    await expect(gameNamed(page, durian[language])).toBeVisible()
    await expect(gameNamed(page, lotus[language])).toHaveCount(0)
    await page.reload()
    await expect(
      page.getByRole('combobox', { name: words(language, 'game.list.provider') }),
    ).toHaveValue('pg')
    await expect(gameNamed(page, durian[language])).toBeVisible()
  })

  test(`a list that cannot be loaded says so, and is there at the second try in ${language}`, async ({
    control,
    page,
  }) => {
    await control.fault('lists', 'malformed', { times: 1 })
    await page.goto(addressOf(language, '/list/fishing'))
    await expect(screenOf(page, 'gameList', 'failed').getByRole('alert')).toHaveText(
      words(language, 'game.list.failed'),
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(gamesIn(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(`a long list holds few cards, keeps the order of the keyboard, and the place on the way back in ${language}`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/list/slots'))
    const list = page.getByRole('main').getByRole('list')
    await expect(list.getByRole('link').first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 12_000))
    await expect
      .poll(async () => Number(await gamesIn(page).first().getAttribute('aria-posinset')))
      .toBeGreaterThan(50)
    expect(await list.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThan(400)
    await expect(gamesIn(page).first()).toHaveAttribute('aria-setsize', '1956')

    const places: number[] = []
    await gamesIn(page).nth(4).getByRole('link').focus()
    for (let step = 0; step < 30; step += 1) {
      places.push(await placeOfFocus(page))
      await page.keyboard.press('Tab')
    }
    expect(places).toEqual(places.map((_, step) => (places[0] ?? 0) + step))

    const left = await placeOfFocus(page)
    await page.evaluate(() => scrollTo(0, 30_000))
    await expect
      .poll(async () => Number(await gamesIn(page).last().getAttribute('aria-posinset')))
      .toBeGreaterThan(left + 50)
    await page.keyboard.press('Tab')
    expect(await placeOfFocus(page)).toBe(left + 1)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await placeOfFocus(page)).toBe(left - 1)

    const place = () => page.evaluate(() => Math.round(scrollY))
    // Near the beginning a list is as high at first as what stands for it, and higher than that later.
    for (const top of [await place(), 600]) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await expect.poll(place).toBe(top)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(language, 'menu.help') })
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(language, 'route.help'),
      )
      await page.goBack()
      await expect(gamesIn(page).first()).toBeVisible()
      await expect.poll(place).toBe(top)
    }
  })

  test(`games are searched for while one types, and a wrong keyboard is repaired in ${language} [GAME-17, GAME-18, GAME-19, ROUTE-18, SHELL-20]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/help'))
    const box = await openSearch(page, language)
    await box.pressSequentially('lo<')
    await expect(box).toHaveValue('lo')
    await box.press('Enter')
    await expect(
      page.getByText(sentence(language, 'search.tooShort', { min: 3 })).first(),
    ).toBeVisible()
    await box.pressSequentially('tus')
    const offered = page.getByRole('option')
    await expect(offered.first()).toContainText(lotus[language])
    await expectAccessible(page)
    await box.press('Enter')
    await expect(page).toHaveURL(isIn(addressOf(language, '/search/lotus')))
    await expect(gameNamed(page, lotus[language])).toBeVisible()

    await page.goto(addressOf(language, `/search/${encodeURIComponent('สนะีห')}`))
    await expect(page.getByText(/“lotus”/)).toBeVisible()
    await expect(gameNamed(page, lotus[language])).toBeVisible()
    await page.goto(addressOf(language, '/search/qqqqqq'))
    await expect(screenOf(page, 'gameSearch', 'empty')).toBeVisible()
    await expectAccessible(page)
  })

  test(`a member keeps a favourite, and finds it on their page in ${language} [GAME-20, GAME-33, ROUTE-22, SHELL-40]`, async ({
    control: _,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/list/slots?provider=pp'))
    const first = gamesIn(page).first()
    const heart = first.getByRole('button')
    await expect(heart).toHaveAccessibleName(words(language, 'favourite.add'))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAccessibleName(words(language, 'favourite.remove'))
    await expectAccessible(page)
    await page.goto(addressOf(language, '/favourite'))
    await expect(gamesIn(page)).toHaveCount(5)
    await expect(gameNamed(page, lotus[language])).toBeVisible()
    await expectAccessible(page)
  })

  test(`a favourite that is refused is shown as it was, and a message says so in ${language}`, async ({
    control,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/list/slots?provider=pp'))
    await control.fault('addFavourite', 'malformed', { times: 1 })
    const heart = gamesIn(page).first().getByRole('button')
    await heart.click()
    await expect(page.getByText(words(language, 'favourite.error.failed'))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test(`demo games are listed for everybody, without hearts in ${language} [GAME-08, ROUTE-21]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/demo'))
    await expect(page.getByText(words(language, 'game.list.demoNote'))).toBeVisible()
    await expect(gamesIn(page)).toHaveCount(96)
    await expect(gamesIn(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })

  test(`the home page has rows of games for everybody and a member’s own in ${language} [GAME-32, GAME-33]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/'))
    const rails = screenOf(page, 'gameRails', 'shown')
    await expect(rails.getByRole('heading')).toHaveText([
      words(language, 'game.list.popular'),
      words(language, 'game.list.new'),
      words(language, 'game.list.freespin'),
    ])
    await expectAccessible(page)
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/'))
    await expect(rails.getByRole('heading')).toHaveText([
      words(language, 'game.list.recent'),
      words(language, 'route.favourite'),
      words(language, 'game.list.popular'),
      words(language, 'game.list.new'),
      words(language, 'game.list.freespin'),
    ])
  })
}

for (const list of ['/list/fishing', '/list/slots']) {
  test(`the grid of ${list} has two columns on phones, four from 768 px, five from 1024 and six from 1200 [GAME-10, GAME-11, GAME-12, GAME-13, OPEN-39]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf('en', list))
    await expect(gamesIn(page).first()).toBeVisible()
    const columns = () =>
      gamesIn(page).evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
        return tops.filter((top) => top === tops[0]).length
      })
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
      await expect.poll(columns, { message: `at ${width} px` }).toBe(expected)
    }
  })
}

test('a long list holds few cards for a member with a large screen too', async ({
  control: _,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn(page, 'en')
  await balanceIn(page, 'en').waitFor()
  await page.goto(addressOf('en', '/list'))
  await expect(gamesIn(page).first()).toBeVisible()
  const most = await page.evaluate(async () => {
    const list = document.querySelector('main ul')
    let elements = 0
    // Over a row and more, so that as many as can be are on the screen in part.
    for (let top = 12_000; top < 12_500; top += 50) {
      scrollTo(0, top)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      elements = Math.max(elements, list?.querySelectorAll('*').length ?? 0)
    }
    return elements
  })
  expect(most).toBeGreaterThan(200)
  expect(most).toBeLessThan(400)
})
