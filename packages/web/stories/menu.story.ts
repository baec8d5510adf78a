import { games, untilSuggested } from '../visit/game.steps.ts'
import { mainMenu, openMainMenu, openMenu } from '../visit/menu.steps.ts'
import type { Part, Screen } from '../visit/screen.ts'
import { balanceIn, beMember, fillLogin } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, type Language, sentence, type WordId, words } from '../visit/words.ts'

/** Lists of games: the requirement, the entry, the address and the heading of each. */
const lists = [
  ['SHELL-26', 'menu.freespin', '/list/freespin', 'game.list.freespin'],
  ['SHELL-31', 'menu.casino', '/list/casino', 'menu.casino'],
  ['SHELL-32', 'menu.slots', '/list/slots', 'menu.slots'],
  ['SHELL-33', 'menu.fishing', '/list/fishing', 'menu.fishing'],
  ['SHELL-34', 'menu.lotto', '/list/lotto', 'menu.lotto'],
  ['SHELL-35', 'menu.sports', '/list/sports', 'menu.sports'],
] as const

/** Pages of the menu: the requirement, the entry and the address of each. */
const pages = [
  ['SHELL-28', 'menu.vip', '/vip'],
  ['SHELL-29', 'menu.promotion', '/promotion'],
  ['SHELL-30', 'menu.help', '/help'],
] as const

/** The money in the menu: the requirement, the entry and the flow of each. */
const money = [
  ['SHELL-36', 'menu.deposit', 'deposit'],
  ['SHELL-37', 'menu.withdraw', 'withdraw'],
] as const

const entry = (scope: Part, language: Language, name: WordId): Part =>
  scope.getByRole('link', { name: words(language, name), exact: true })

const footerOf = (page: Screen): Part => page.getByRole('contentinfo')

for (const [requirement, name, path] of pages) {
  story(
    `the menu leads a member to ${path} [${requirement}, SHELL-55]`,
    async ({ expect, language, page }) => {
      await beMember(page, language, { username: 'onechannel' })
      await openMenu(page, language)
      await entry(mainMenu(page, language), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
    },
  )
}

story('the menu leads to the tournament', async ({ expect, language, page }) => {
  await page.goto(addressOf(language, '/help'))
  await openMainMenu(page, language)
  await entry(mainMenu(page, language), language, 'route.tournament').click()
  await expect(page).toBeAt(addressOf(language, '/tournament'))
})

for (const [requirement, name, flow] of money) {
  story(
    `the menu leads a member to /${flow} [${requirement}]`,
    async ({ expect, language, page, size }) => {
      await beMember(page, language, { username: 'onechannel' })
      await openMenu(page, language)
      await entry(mainMenu(page, language), language, name).click()
      await expect(page.locator(`[data-flow="${flow}"]`)).toBeVisible()
      const ownPage = new RegExp(`^${addressOf(language, `/${flow}`)}\\b`)
      if (size === 'phone') await expect(page).toBeAt(ownPage)
    },
  )
}

for (const [requirement, name, path, title] of lists) {
  story(
    `the menu and the footer lead to ${path} [${requirement}, SHELL-48]`,
    async ({ expect, language, page }) => {
      await page.goto(addressOf(language, '/help'))
      await openMainMenu(page, language)
      await entry(mainMenu(page, language), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, title))
      await page.goBack()
      await expect(page).toBeAt(addressOf(language, '/help'))
      await entry(footerOf(page), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
    },
  )
}

story('the menu leads to the demo games [SHELL-27]', async ({ expect, language, page }) => {
  await page.goto(addressOf(language, '/help'))
  await openMainMenu(page, language)
  await entry(mainMenu(page, language), language, 'menu.demo').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'route.demo'))
})

story(
  'the footer leads to VIP, the affiliate programme and help [SHELL-49]',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    for (const [name, path] of [
      ['menu.vip', '/vip'],
      ['menu.affiliate', '/affiliate'],
      ['menu.help', '/help'],
    ] as const) {
      await entry(footerOf(page), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
    }
  },
)

story(
  'the footer leads a visitor through the login to the affiliate programme [SHELL-49, ROUTE-46]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/help'))
    await entry(footerOf(page), language, 'menu.affiliate').click()
    await expect(
      page.getByText(sentence(language, 'login.reason', { area: 'affiliate' })),
    ).toBeVisible()
    await fillLogin(page, language)
    await expect(page).toBeAt(addressOf(language, '/affiliate'))
  },
)

story('the search of the menu follows the rules of the header’s [SHELL-47]', async (context) => {
  const { expect, language, page } = context
  await page.goto(addressOf(language, '/help'))
  await openMainMenu(page, language)
  const box = mainMenu(page, language).getByRole('combobox', {
    name: words(language, 'search.inMenu'),
  })
  await box.pressSequentially('lo<>/')
  await box.press('Enter')
  await expect(box).toHaveValue('lo')
  await expect(page).toBeAt(addressOf(language, '/help'))
  await box.press('End')
  await box.pressSequentially('tus')
  await untilSuggested(context)
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toBeAt(addressOf(language, '/search/lotus'))
})

story(
  'the menu of a phone closes over what was found in it, even a search on a search or a game on a game [SHELL-47]',
  async (context) => {
    const { expect, language, page } = context
    const search = async (path: string, term: string) => {
      await page.goto(addressOf(language, path))
      await openMainMenu(page, language)
      const box = mainMenu(page, language).getByRole('combobox')
      await box.fill(term)
      await untilSuggested(context)
      await expect(page.getByRole('option').first()).toBeVisible()
      return box
    }
    await (await search('/search/tiger', 'lotus')).press('Enter')
    await expect(page).toBeAt(addressOf(language, '/search/lotus'))
    await expect(mainMenu(page, language)).toHaveCount(0)

    const game = addressOf(language, `/game/${games.slot.id}/slot`)
    const box = await search(`/game/${games.slot.id}/slot`, 'lotus')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).not.toBeAt(game)
    await expect(page).toBeAt(/\/game\//)
    await expect(mainMenu(page, language)).toHaveCount(0)
  },
  { size: 'phone' },
)

story(
  'the menu shows a member how many games they played recently [SHELL-41]',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    await openMenu(page, language)
    const recent = mainMenu(page, language).getByRole('link', {
      name: sentence(language, 'menu.recentCount', { count: 6 }),
    })
    await expect(recent).toContainText('6')
    await recent.click()
    await expect(page).toBeAt(addressOf(language, '/list/recent'))
  },
)

story(
  'the header leads to the search, except for sign-in pages on a phone or everywhere [SHELL-10, SHELL-12, SHELL-16, SHELL-19, SHELL-25, OPEN-41]',
  async ({ expect, language, page, size }) => {
    const isPhone = size === 'phone'
    const header = page.getByRole('banner')
    const search = isPhone
      ? header.getByRole('link', { name: words(language, 'route.search') })
      : header.getByRole('combobox', { name: words(language, 'header.searchGames') })
    const ways = header.getByRole('link')
    for (const [path, isThereWhereWide, others] of [
      ['/login', false, ['header.register']],
      ['/register', false, ['header.logIn']],
      ['/forgot', true, ['header.logIn', 'header.register']],
      ['/aff/FRIEND7', true, ['header.logIn']],
    ] as const) {
      await page.goto(addressOf(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(search).toHaveCount(isThereWhereWide && !isPhone ? 1 : 0)
      await expect(ways).toHaveTexts(['Croupier', ...others.map((id) => words(language, id))])
    }
    await page.goto(addressOf(language, '/list/casino'))
    await expect(search).toBeVisible()

    await beMember(page, language)
    await page.goto(addressOf(language, '/resetPassword'))
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(search).toHaveCount(isPhone ? 0 : 1)
    await page.goto(addressOf(language, '/forgot'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(search).toHaveCount(isPhone ? 0 : 1)
    // The header does not ask a member to log in.
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(header.getByRole('link', { name: words(language, 'header.logIn') })).toHaveCount(0)
    await page.goto(addressOf(language, '/help'))
    await expect(search).toBeVisible()
    if (!isPhone) return
    await search.click()
    await expect(page).toBeAt(addressOf(language, '/search'))
  },
)
