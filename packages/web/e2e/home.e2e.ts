import type { Locator, Page } from '@playwright/test'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import {
  addressOf,
  type Language,
  languages,
  sentence,
  type WordId,
  words,
} from '../visit/words.ts'
import { layoutShifts } from './support/layout.ts'
import { expectAbsent, settled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const top = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? 0

async function addressesIn(part: Locator): Promise<readonly (string | null)[]> {
  await settled(part.page())
  const links = await part.getByRole('link').all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

/** Of each kind one is on and one is coming. */
const tournamentPages = (language: Language) =>
  ['/slot-tournament', '/tournament', '/slot-tournament', '/tournament'].map((path) =>
    addressOf(language, path),
  )

for (const language of languages) {
  test(`a visitor is shown the two offers before the games, and nothing moves when they come, in ${language} [SHELL-54, PROMO-19]`, async ({
    control: _,
    page,
  }) => {
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
    const offersTop = await top(page, '[data-flow="depositPromotion"]')
    expect(offersTop).toBeLessThan(await top(page, '[data-flow="gameRails"]'))
    expect(await layoutShifts(page)).toEqual([])
    await expectAccessible(page)
  })

  test(`a visitor who is offered nothing is led on from the same room, and nothing moves, in ${language}`, async ({
    control,
    page,
  }) => {
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

    await control.disarm()
    await page.reload()
    await screenOf(page, 'registrationPromotion', 'offered')
      .getByRole('button', { name: words(language, 'promotion.take') })
      .click()
    await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
    await expectAbsent(wayTo('route.promotion'))
    await expect(wayTo('route.vip')).toBeVisible()
  })

  test(`on the way back the focus is on the very link that was pressed, though another leads there too, in ${language}`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/'))
    const links = page
      .getByRole('main')
      .locator(`a[href="${addressOf(language, '/list/freespin')}"]`)
    await expect(links).toHaveCount(2)
    await links.nth(1).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'game.list.freespin'))
    await page.goBack()
    await expect(links.nth(1)).toBeFocused()
    await expect(links.nth(1)).toBeInViewport()
  })

  test(`how a deposit works is told to visitors, not to members, in ${language}`, async ({
    control: _,
    page,
  }) => {
    const steps = page.getByRole('heading', { name: words(language, 'home.stepsTitle') })
    await page.goto(addressOf(language, '/'))
    await expect(steps).toBeVisible()
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'gameRails', 'shown')).toBeVisible()
    await expectAbsent(steps)
  })

  for (const who of ['visitor', 'member'] as const) {
    test(`a ${who} is led from home to the types of games, the providers and the tournaments in ${language}`, async ({
      control: _,
      page,
    }) => {
      if (who === 'member') {
        await signIn(page, language)
        await balanceIn(page, language).waitFor()
      }
      await page.goto(addressOf(language, '/'))
      const regions = (name: WordId) =>
        page.getByRole('main').getByRole('region', { name: words(language, name), exact: true })
      const types = await addressesIn(regions('menu.groupGames'))
      expect(types).toEqual(
        ['casino', 'slots', 'fishing', 'lotto', 'sports', 'freespin'].map((type) =>
          addressOf(language, `/list/${type}`),
        ),
      )
      const providers = await addressesIn(regions('game.list.providers'))
      expect([providers.length, providers.at(-1)]).toEqual([
        19,
        addressOf(language, '/list?provider=wm'),
      ])
      const tournaments = await addressesIn(regions('route.tournament').getByRole('list'))
      expect(tournaments).toEqual(tournamentPages(language))
      expect(await layoutShifts(page)).toEqual([])
      await expectAccessible(page)
    })
  }

  test(`a provider on home leads to its games in ${language}`, async ({ control: _, page }) => {
    await page.goto(addressOf(language, '/'))
    await page.getByRole('link', { name: 'PGSoft', exact: true }).click()
    await expect(page).toHaveURL(addressOf(language, '/list?provider=pg'))
    await expect(
      page.getByRole('combobox', { name: words(language, 'game.list.provider') }),
    ).toHaveValue('pg')
  })

  test(`home is as good without the providers and tournaments that cannot be had, in ${language}`, async ({
    control,
    page,
  }) => {
    await control.fault('categorys', 'malformed', { times: null })
    await control.fault('getTournaments', 'malformed', { times: null })
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'gameRails', 'shown')).toBeVisible()
    const main = page.getByRole('main')
    await expect(
      main.getByRole('region', { name: words(language, 'menu.groupGames'), exact: true }),
    ).toBeVisible()
    for (const name of ['game.list.providers', 'route.tournament'] as const) {
      await expectAbsent(main.getByRole('region', { name: words(language, name), exact: true }))
    }
    await expectAbsent(page.getByRole('alert'))
  })
}
