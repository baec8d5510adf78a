import { buttonIn, pageHeading } from '../visit/controls.steps.ts'
import { gameNamed, gamesIn, openSearch, untilSuggested } from '../visit/game.steps.ts'
import { mainMenu, openMainMenu } from '../visit/menu.steps.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, type WordId, words } from '../visit/words.ts'

const lotus = { th: 'บัวทอง', en: 'Golden Lotus' } as const
const durian = { th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' } as const

story(
  'everybody finds games by type, and sorts and narrows the list by its address [GAME-05, GAME-14, GAME-16, GAME-32, ROUTE-17]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/list/slots'))
    await expect(screenOf(page, 'gameList', 'listed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'menu.slots'))
    await expect(gameNamed(page, lotus[language])).toBeVisible()

    const provider = page.getByRole('button', { name: 'PGSoft', exact: true })
    await provider.click()
    await page
      .getByRole('combobox', { name: words(language, 'game.sort.label') })
      .selectOption('hits')
    await expect(page).toBeAt(addressOf(language, '/list/slots?sort=hits&provider=pg'))
    await expect(gameNamed(page, durian[language])).toBeVisible()
    await expect(gameNamed(page, lotus[language])).toHaveCount(0)
    await page.reload()
    await expect(provider).toHaveAttribute('aria-pressed', 'true')
    await expect(gameNamed(page, durian[language])).toBeVisible()
  },
)

story(
  'chips narrow a list by what its games have, and are in its address',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/list/slots'))
    const chip = (id: WordId, values = {}) =>
      page.getByRole('button', { name: sentence(language, id, values), exact: true })
    const names = gamesIn(page).getByRole('link')
    await expect(gamesIn(page).first()).toHaveAttribute('aria-setsize', '1956')
    await chip('game.badge.new').click()
    await chip('game.trait.highRtp', { rtp: 96 }).click()
    await chip('game.trait.lowVolatility').click()
    await expect(page).toBeAt(addressOf(language, '/list/slots?with=new%2ChighRtp%2ClowVolatility'))
    await expect(gamesIn(page).first()).not.toHaveAttribute('aria-setsize', '1956')
    const narrowed = await names.allTextContents()
    await page.reload()
    await expect(chip('game.trait.lowVolatility')).toHaveAttribute('aria-pressed', 'true')
    await expect(names.first()).toBeVisible()
    await expect(names).toHaveTexts(narrowed)
    await chip('game.list.showAll').click()
    await expect(page).toBeAt(addressOf(language, '/list/slots'))
    await expect(pageHeading(page)).toBeFocused()
    await expect(gamesIn(page).first()).toHaveAttribute('aria-setsize', '1956')
  },
)

story(
  'a list that nothing matches leads back to all of its games, and one without games leads on and has no words of its address [GAME-16]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/list/fishing?with=highRtp'))
    await expect(page.getByText(words(language, 'game.list.noMatch'))).toBeVisible()
    await page
      .getByRole('button', { name: words(language, 'game.list.showAll'), exact: true })
      .last()
      .click()
    await expect(gamesIn(page).first()).toBeVisible()
    await expect(pageHeading(page)).toBeFocused()
    await page.goto(addressOf(language, '/list/red-tiger'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Red Tiger')
    await page.goto(addressOf(language, '/list/call-02-123-4567'))
    await expect(heading).toHaveText(words(language, 'route.list'))
    await screenOf(page, 'gameList', 'empty')
      .getByRole('link', { name: words(language, 'game.list.popular'), exact: true })
      .click()
    await expect(page).toBeAt(addressOf(language, '/list?sort=hits'))
  },
)

story(
  'a list that cannot be loaded is the failure page, and loads on the second try [MAINT-06, MAINT-11, OPEN-77]',
  async ({ control, expect, language, page }) => {
    const tryAgain = page.getByRole('button', { name: words(language, 'action.tryAgain') })
    for (const [kind, screen] of [
      ['malformed', 'tryLater'],
      ['reset', 'maintenance'],
    ] as const) {
      for (const path of ['/list/fishing', '/demo', '/search/lotus']) {
        for (const call of ['lists', 'getDemos'] as const) {
          await control.fault(call, kind, { times: null })
        }
        await page.goto(addressOf(language, path))
        await expect(screenOf(page, 'content', screen)).toBeVisible()
        await expect(tryAgain).toHaveCount(1)
        await control.disarm()
        await tryAgain.click()
        await expect(gamesIn(page).first()).toBeVisible()
        await expect(page.getByRole('main')).toBeFocused()
      }
    }
  },
)

story(
  'a home page without any games is the failure page, but a single missing row is left out [OPEN-77]',
  async ({ control, expect, language, page }) => {
    // Loaded as such, the home page may have come with games that were rendered before.
    const goHome = async () => {
      await page.goto(addressOf(language, '/help'))
      await openMainMenu(page, language)
      const home = { name: words(language, 'menu.home'), exact: true }
      await mainMenu(page, language).getByRole('link', home).click()
    }
    await control.fault('lists', 'malformed', { times: 1 })
    await goHome()
    const rails = screenOf(page, 'gameRails', 'shown')
    await expect(rails.getByRole('heading')).toHaveCount(2)
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await control.fault('lists', 'malformed', { times: null })
    await goHome()
    await expect(screenOf(page, 'content', 'tryLater')).toBeVisible()
    await control.disarm()
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(rails.getByRole('heading')).toHaveCount(3)
  },
)

story(
  'the search suggests games during typing, and corrects a wrong keyboard layout [GAME-17, GAME-18, GAME-19, ROUTE-18, SHELL-20]',
  async (context) => {
    const { expect, language, page } = context
    await page.goto(addressOf(language, '/help'))
    const box = await openSearch(page, language)
    await box.pressSequentially('lo<')
    await expect(box).toHaveValue('lo')
    await box.press('Enter')
    await expect(
      page.getByText(sentence(language, 'search.tooShort', { min: 3 })).first(),
    ).toBeVisible()
    await box.pressSequentially('tus')
    await untilSuggested(context)
    await expect(page.getByRole('option').first()).toContainText(lotus[language])
    await box.press('Enter')
    await expect(page).toBeAt(addressOf(language, '/search/lotus'))
    await expect(gameNamed(page, lotus[language])).toBeVisible()

    await page.goto(addressOf(language, `/search/${encodeURIComponent('สนะีห')}`))
    await expect(page.getByText(/“lotus”/)).toBeVisible()
    await expect(gameNamed(page, lotus[language])).toBeVisible()
  },
)

story(
  'a search without results says what to do, and leads to popular games and to all of them',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/search/qqqqqq'))
    const empty = screenOf(page, 'gameSearch', 'empty')
    await expect(empty).toContainText(words(language, 'search.emptyHint'))
    await expect(gamesIn(page)).toHaveCount(6)
    await expect(
      empty.getByRole('link', { name: words(language, 'game.list.all') }),
    ).toHaveAttribute('href', addressOf(language, '/list'))
  },
)

story(
  'a member’s recent searches are offered on the page of the search, and can be cleared',
  async (context) => {
    const { expect, language, page } = context
    await beMember(page, language)
    await page.goto(addressOf(language, '/help'))
    const box = await openSearch(page, language)
    for (const term of ['lotus', 'durian']) {
      await box.fill(term)
      await box.press('Enter')
      await expect(screenOf(page, 'gameSearch', 'found')).toBeVisible()
    }
    await page.reload()
    await page.goto(addressOf(language, '/search'))
    const recent = page.getByRole('main').getByRole('region', {
      name: words(language, 'search.recent'),
      exact: true,
    })
    await expect(recent.getByRole('link')).toHaveTexts(['durian', 'lotus'])
    await recent.getByRole('link', { name: 'lotus', exact: true }).click()
    await expect(gameNamed(page, lotus[language])).toBeVisible()
    await page.goto(addressOf(language, '/search'))
    await recent.getByRole('button', { name: words(language, 'search.forget') }).click()
    await expect(recent).toHaveCount(0)
    await expect(pageHeading(page)).toBeFocused()
  },
)

story(
  'a member keeps a favourite, and finds it on their page [GAME-20, GAME-33, ROUTE-22, SHELL-40]',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/list/slots?provider=pp'))
    const heart = (name: WordId) => buttonIn(gamesIn(page).first(), language, name)
    await heart('favourite.add').click()
    await expect(heart('favourite.remove')).toBeVisible()
    // Its name says what a press does. "Remove, pressed" would say the opposite.
    await expect(heart('favourite.remove')).not.toHaveAttribute('aria-pressed')
    await page.goto(addressOf(language, '/favourite'))
    await expect(gamesIn(page)).toHaveCount(5)
    await expect(gameNamed(page, lotus[language])).toBeVisible()
  },
)

story(
  'a member without favourites and played games reads how a game gets there, and finds the popular games',
  async ({ expect, language, page }) => {
    await beMember(page, language, { username: 'onechannel' })
    for (const [path, text] of [
      ['/list/recent', 'game.list.emptyRecent'],
      ['/favourite', 'game.list.emptyFavourites'],
    ] as const) {
      await page.goto(addressOf(language, path))
      await expect(screenOf(page, 'gameList', 'empty')).toContainText(words(language, text))
    }
    await screenOf(page, 'gameList', 'empty')
      .getByRole('link', { name: words(language, 'game.list.popular') })
      .click()
    await expect(gamesIn(page).first()).toBeVisible()
  },
)

story(
  'a refused favourite shows its previous state, and a message says so',
  async ({ control, expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/list/slots?provider=pp'))
    await control.fault('addFavourite', 'malformed', { times: 1 })
    const heart = gamesIn(page).first().getByRole('button')
    await heart.click()
    await expect(page.getByText(words(language, 'favourite.error.failed'))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-label', words(language, 'favourite.add'))
  },
)

story(
  'a favourite whose outcome is unknown is looked up before the next press is sent',
  async ({ control, expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/list/slots?provider=pp'))
    const heart = gamesIn(page).first().getByRole('button')
    await expect(heart).toHaveAttribute('aria-label', words(language, 'favourite.add'))
    await control.fault('addFavourite', 'malformed', { times: 1, applied: true })
    await control.fault('lists', 'malformed', { times: 1 })
    await heart.click()
    await expect(page.getByText(words(language, 'favourite.error.doubtful'))).toBeVisible()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-label', words(language, 'favourite.remove'))
  },
)

story(
  'everybody sees the demo games, without hearts [GAME-08, ROUTE-21]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/demo'))
    await expect(page.getByText(words(language, 'game.list.demoNote'))).toBeVisible()
    await expect(gamesIn(page).first()).toHaveAttribute('aria-setsize', '96')
    await expect(gamesIn(page).getByRole('button')).toHaveCount(0)
    const pictures = gamesIn(page).locator('img')
    await expect(pictures.nth(0)).toHaveAttribute('loading', 'eager')
    await expect(pictures.nth(6)).toHaveAttribute('loading', 'lazy')
  },
)

story(
  'the home page has rows of games for everybody and a member’s own [GAME-32, GAME-33]',
  async ({ expect, language, page }) => {
    const headings = screenOf(page, 'gameRails', 'shown').getByRole('heading')
    const everybodys = [
      words(language, 'game.list.popular'),
      words(language, 'game.list.new'),
      words(language, 'game.list.freespin'),
    ]
    await page.goto(addressOf(language, '/'))
    await expect(headings).toHaveTexts(everybodys)
    await beMember(page, language)
    await page.goto(addressOf(language, '/'))
    await expect(headings).toHaveTexts([
      words(language, 'game.list.recent'),
      words(language, 'route.favourite'),
      ...everybodys,
    ])
  },
)
