import type { Part } from '../visit/screen.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

const regionOf = ({ language, page }: StoryContext, name: WordId): Part =>
  page.getByRole('main').getByRole('region', { name: words(language, name), exact: true })

story('a visitor sees the two offers [SHELL-54, PROMO-19]', async (context) => {
  const { expect, language, page } = context
  await page.goto(addressOf(language, '/'))
  const offers = regionOf(context, 'promotion.offersTitle')
  await expect(offers.getByRole('article')).toHaveCount(2)
  await expect(screenOf(page, 'registrationPromotion', 'offered')).toBeVisible()
  await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
})

story('a visitor without offers finds links to other pages in their place', async (context) => {
  const { control, expect, language, page } = context
  const wayTo = (id: WordId) =>
    page.getByRole('main').getByRole('link', {
      name: sentence(language, 'promotion.wayOn.readAbout', { name: words(language, id) }),
    })
  await control.fault('getPromotion', 'malformed', { times: null })
  await page.goto(addressOf(language, '/'))
  await expect(wayTo('route.promotion')).toBeVisible()
  await expect(wayTo('route.vip')).toBeVisible()

  await control.disarm()
  await page.reload()
  await screenOf(page, 'registrationPromotion', 'offered')
    .getByRole('button', { name: words(language, 'promotion.take') })
    .click()
  await expect(screenOf(page, 'depositPromotion', 'offered')).toBeVisible()
  await expect(wayTo('route.promotion')).toHaveCount(0)
  await expect(wayTo('route.vip')).toBeVisible()
})

story(
  'members deposit and withdraw beside their balance, and visitors register or log in to deposit',
  async ({ expect, language, page }) => {
    const hrefOf = (name: WordId) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words(language, name), exact: true })
        .first()
        .getAttribute('href')
    await page.goto(addressOf(language, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const visitors = [await hrefOf('header.register'), await hrefOf('home.logInToDeposit')]
    await beMember(page, language)
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'gameRails', 'shown')).toBeVisible()
    const members = [await hrefOf('home.deposit'), await hrefOf('home.withdraw')]
    const home = addressOf(language, '/').replace(/(?<=.)\/$/, '')
    expect([...visitors, ...members]).toEqual([
      addressOf(language, '/register'),
      addressOf(language, '/login?sideDeposit=true'),
      `${home}?sideDeposit=true`,
      `${home}?sideDeposit=true&tab=withdraw-tab`,
    ])
  },
)

story('visitors, but not members, read how a deposit works', async (context) => {
  const { expect, language, page } = context
  const steps = page.getByRole('heading', { name: words(language, 'home.stepsTitle') })
  await page.goto(addressOf(language, '/'))
  await expect(steps).toBeVisible()
  await beMember(page, language)
  await page.goto(addressOf(language, '/'))
  await expect(screenOf(page, 'gameRails', 'shown')).toBeVisible()
  await expect(steps).toHaveCount(0)
})

story(
  'the home page leads everybody to the types of games, the providers and the tournaments',
  async (context) => {
    const { language, page } = context
    await page.goto(addressOf(language, '/'))
    await expectWaysOn(context)
    await beMember(page, language)
    await page.goto(addressOf(language, '/'))
    await expectWaysOn(context)
  },
)

async function expectWaysOn(context: StoryContext): Promise<void> {
  const { expect, language } = context
  const addressesIn = async (part: Part) => {
    await part.getByRole('link').first().waitFor()
    await context.settled()
    const links = await part.getByRole('link').all()
    return Promise.all(links.map((link) => link.getAttribute('href')))
  }
  const types = await addressesIn(regionOf(context, 'menu.groupGames'))
  expect(types).toEqual(
    ['casino', 'slots', 'fishing', 'lotto', 'sports', 'freespin'].map((type) =>
      addressOf(language, `/list/${type}`),
    ),
  )
  const providers = await addressesIn(regionOf(context, 'game.list.providers'))
  expect([providers.length, providers.at(-1)]).toEqual([
    19,
    addressOf(language, '/list?provider=wm'),
  ])
  const tournaments = await addressesIn(regionOf(context, 'route.tournament').getByRole('list'))
  // Of each kind one tournament is active and one is coming.
  expect(tournaments).toEqual(
    ['/slot-tournament', '/tournament', '/slot-tournament', '/tournament'].map((path) =>
      addressOf(language, path),
    ),
  )
}

story('a provider on the home page leads to its games', async ({ expect, language, page }) => {
  await page.goto(addressOf(language, '/'))
  await page.getByRole('link', { name: 'PGSoft', exact: true }).click()
  await expect(page).toBeAt(addressOf(language, '/list?provider=pg'))
  await expect(
    page.getByRole('button', { name: 'PGSoft', exact: true, pressed: true }),
  ).toBeVisible()
})

story(
  'the home page works without the providers and tournaments that cannot be loaded',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('categorys', 'malformed', { times: null })
    await control.fault('getTournaments', 'malformed', { times: null })
    await page.goto(addressOf(language, '/'))
    await expect(screenOf(page, 'gameRails', 'shown')).toBeVisible()
    await expect(regionOf(context, 'menu.groupGames')).toBeVisible()
    await expect(regionOf(context, 'game.list.providers')).toHaveCount(0)
    await expect(regionOf(context, 'route.tournament')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

story(
  'a member who comes back sees the games of the last visit while the services list none, and no hearts until they do',
  async ({ control, expect, language, page, passTime }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/'))
    const rows = screenOf(page, 'gameRails', 'shown')
    const hearts = rows.getByRole('button', { name: words(language, 'favourite.add'), exact: true })
    await expect(hearts.first()).toBeVisible()
    await control.fault('lists', 'http', { times: null })
    await page.reload()
    await expect(rows.getByRole('link').first()).toBeVisible()
    await expect(hearts).toHaveCount(0)
    await control.disarm()
    await page.goto(addressOf(language, '/help'))
    await page.goto(addressOf(language, '/'))
    await passTime(0)
    await expect(hearts.first()).toBeVisible()
  },
)
