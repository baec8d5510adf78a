import { games, untilSuggested } from '../visit/game.steps.ts'
import { mainMenu, openMainMenu, openMenu } from '../visit/menu.steps.ts'
import type { Part, Screen } from '../visit/screen.ts'
import { balanceIn, beMember, fillLogin, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, type Language, sentence, type WordId, words } from '../visit/words.ts'

/** Lists of games: the entry, the address and the heading of each. */
const lists = [
  ['menu.casino', '/list/casino', 'menu.casino'],
  ['menu.slots', '/list/slots', 'menu.slots'],
  ['menu.fishing', '/list/fishing', 'menu.fishing'],
  ['menu.lotto', '/list/lotto', 'menu.lotto'],
  ['menu.sports', '/list/sports', 'menu.sports'],
  ['menu.freespin', '/list/freespin', 'game.list.freespin'],
] as const

const entry = (scope: Part, language: Language, name: WordId): Part =>
  scope.getByRole('link', { name: words(language, name), exact: true })

const footerOf = (page: Screen): Part => page.getByRole('contentinfo')

story(
  'the menu leads to promotions, tournaments, VIP, help and the money [SHELL-28, SHELL-29, SHELL-30, SHELL-36, SHELL-37, SHELL-55]',
  async ({ expect, language, page, size }) => {
    await signIn(page, language, { username: 'onechannel' })
    const follow = async (name: WordId) => {
      await openMenu(page, language)
      await entry(mainMenu(page, language), language, name).click()
    }
    for (const [name, path] of [
      ['menu.promotion', '/promotion'],
      ['route.tournament', '/tournament'],
      ['menu.vip', '/vip'],
      ['menu.help', '/help'],
    ] as const) {
      await follow(name)
      await expect(page).toBeAt(addressOf(language, path))
    }
    for (const [name, flow] of [
      ['menu.deposit', 'deposit'],
      ['menu.withdraw', 'withdraw'],
    ] as const) {
      await follow(name)
      await expect(page.locator(`[data-flow="${flow}"]`)).toBeVisible()
      const ownPage = new RegExp(`^${addressOf(language, `/${flow}`)}\\b`)
      if (size === 'phone') await expect(page).toBeAt(ownPage)
      await page.getByRole('button', { name: words(language, 'action.close'), exact: true }).click()
    }
  },
)

story(
  'the menu and the footer lead to every list of games [SHELL-26…27, SHELL-31…35, SHELL-48]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/help'))
    for (const [name, path, title] of lists) {
      await openMainMenu(page, language)
      await entry(mainMenu(page, language), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, title))
      await page.goBack()
      await expect(page).toBeAt(addressOf(language, '/help'))
      await entry(footerOf(page), language, name).click()
      await expect(page).toBeAt(addressOf(language, path))
      await page.goBack()
    }
    await openMainMenu(page, language)
    await entry(mainMenu(page, language), language, 'menu.demo').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'route.demo'))
  },
)

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
