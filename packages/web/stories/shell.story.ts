import { second } from '@croupier/core/time'
import { mainMenu, openMainMenu, signOut, toggleMenu } from '../visit/menu.steps.ts'
import { balanceIn, landingPath, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, type Language, sentence, words } from '../visit/words.ts'

/** The longest time until the site believes that the network is back. */
const longestOnlineWaitMs = 2 * second

story(
  'a visitor finds the login, and the title says where they are [ROUTE-05…07]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/'))
    await expect(page).toHaveTitle(`${words(language, 'route.index')} · Croupier`)
    await page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }).click()
    await expect(page).toHaveTitle(`${words(language, 'route.login')} · Croupier`)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
  },
)

story(
  'the title names a list as the page does, a category as its games do, and a search by its own words [ROUTE-05]',
  async ({ expect, language, page }) => {
    const list = words(language, 'route.list')
    for (const [path, title] of [
      ['/list/slots', `${list} · ${words(language, 'menu.slots')}`],
      ['/list/live-casino', `${list} · ${words(language, 'menu.casino')}`],
      ['/list/freespin', `${list} · ${words(language, 'game.list.freespin')}`],
      ['/list/pg', `${list} · PGSoft`],
      ['/list/red-tiger', `${list} · Red Tiger`],
      ['/list/nothing-of-this-name', list],
      ['/list', list],
      ['/demo', words(language, 'route.demo')],
      ['/search/lucky-7', `${words(language, 'route.search')} · lucky 7`],
    ] as const) {
      await page.goto(addressOf(language, path))
      await expect(page).toHaveTitle(`${title} · Croupier`)
    }
  },
)

story(
  'the menu changes the language, and the page stays [ROUTE-64, OPEN-30, SITE-10, SHELL-45]',
  async ({ expect, language, page }) => {
    const other = language === 'th' ? 'en' : 'th'
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(addressOf(language, '/vip?from=poster'))
    await expect(heading).toHaveText(words(language, 'route.vip'))
    await openMainMenu(page, language)
    await mainMenu(page, language).locator(`a[hreflang="${other}"]`).click()
    await expect(page).toBeAt(addressOf(other, '/vip?from=poster'))
    await expect(heading).toHaveText(words(other, 'route.vip'))

    await page.goto(addressOf(language, '/aff/FRIEND7?x=1'))
    await page.locator(`a[hreflang="${other}"]`).click()
    await expect(page).toBeAt(addressOf(other, '/aff/FRIEND7?x=1'))
  },
)

story(
  'the bare domain opens in the language chosen by the switch, and any other address in its own language [ROUTE-64, SESS-31]',
  async ({ expect, language, page }) => {
    const other = language === 'th' ? 'en' : 'th'
    const heading = page.getByRole('heading', { level: 1 })
    const switchTo = (to: Language) => page.locator(`a[hreflang="${to}"]`).click()
    await page.goto(addressOf(language, '/aff/FRIEND7'))
    await switchTo(other)
    await expect(page).toBeAt(addressOf(other, '/aff/FRIEND7'))

    await page.goto('/?from=poster')
    await expect(page).toBeAt(`${addressOf(other, '/')}?from=poster`)
    await expect(page).toHaveTitle(`${words(other, 'route.index')} · Croupier`)
    for (const to of ['th', 'en'] as const) {
      await page.goto(addressOf(to, '/vip'))
      await expect(heading).toHaveText(words(to, 'route.vip'))
    }
    // Opening a page in the other language did not choose that language.
    await page.goto('/')
    await expect(page).toBeAt(addressOf(other, '/'))

    await page.goto(addressOf(other, '/aff/FRIEND7'))
    await switchTo(language)
    await expect(page).toBeAt(addressOf(language, '/aff/FRIEND7'))
    await page.goto('/')
    await expect(page).toBeAt(addressOf(language, '/'))
  },
)

story(
  'a visitor who chose English and opens a page in Thai stays in Thai within the site, and reads in Thai why they are sent home; opened again, the site is English [ROUTE-64, ROUTE-44]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/aff/FRIEND7'))
    await page.locator('a[hreflang="en"]').click()
    await expect(page).toBeAt('/en/aff/FRIEND7')
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('th', 'route.help'))
    await page.getByRole('banner').getByRole('link', { name: 'Croupier' }).click()
    await expect(page).toHaveTitle(`${words('th', 'route.index')} · Croupier`)
    await page.goto('/affiliate')
    await expect(page).toBeAt('/')
    await expect(
      page.getByText(sentence('th', 'login.reason', { area: 'affiliate' })),
    ).toBeVisible()
    await page.goto('/')
    await expect(page).toBeAt('/en')
    await expect(page).toHaveTitle(`${words('en', 'route.index')} · Croupier`)
  },
)

story(
  'a visitor who wants to deposit signs in first and then arrives there [DEP-01, ROUTE-53, OPEN-33]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/?sideDeposit=true'))
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    const username = page.getByRole('textbox', { name: words(language, 'field.username') })
    await username.fill('onechannel')
    await page.getByLabel(words(language, 'field.password'), { exact: true }).fill('demo1234')
    await username.press('Enter')
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  },
)

story(
  'maintenance has its own page and leads back [MAINT-02, MAINT-03, ROUTE-38, SHELL-08]',
  async ({ control, expect, language, page }) => {
    await control.maintenance(true)
    await page.goto(addressOf(language, '/'))
    await expect(
      page.getByRole('heading', { name: words(language, 'maintenance.line1') }),
    ).toBeVisible()
    for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(0)
    }
    await control.maintenance(false)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/'))
  },
)

story(
  'the plus beside the balance opens the deposit as a panel beside the page, and Escape closes it [DEP-02, SHELL-22]',
  async ({ expect, language, page }) => {
    await signIn(page, language, { username: 'onechannel' })
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await expect(page).toBeAt(`${addressOf(language, '/')}?sideDeposit=true`)
    const panel = page.getByRole('dialog', { name: words(language, 'landmark.transferPanel') })
    await expect(panel).toBeVisible()
    await expect(balanceIn(page, language)).toContainText('฿1,000.00')
    await panel.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toBeAt(addressOf(language, '/'))
  },
  { size: 'desktop' },
)

story(
  'the deposit button of a member opens a separate page, and so does the link to withdraw [DEP-03, SHELL-23, ROUTE-31, ROUTE-32]',
  async ({ expect, language, page }) => {
    await signIn(page, language, { username: 'onechannel' })
    await expect(page).toBeAt(addressOf(language, landingPath(true)))
    // In Thai the plus before it has the same name.
    await page
      .getByRole('banner')
      .getByRole('button', { name: words(language, 'menu.deposit'), exact: true })
      .last()
      .click()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/deposit'))
    await page.goto(addressOf(language, '/withdraw'))
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
  },
  { size: 'phone' },
)

story(
  'the header shows a member’s name and balance in baht until they log out [SHELL-21, SHELL-44, SITE-12]',
  async ({ expect, language, page }) => {
    await signIn(page, language)
    await expect(balanceIn(page, language)).toContainText('฿12,500.50')
    await expect(page.getByRole('banner')).toContainText('demo')
    await signOut(page, language)
    await expect(
      page.getByRole('link', { name: words(language, 'header.logIn'), exact: true }),
    ).toBeVisible()
  },
)

story('the site announces a lost network and its return', async (context) => {
  const { expect, language, page } = context
  await page.goto(addressOf(language, '/'))
  const banner = page.getByRole('status').filter({ hasText: words(language, 'connection.offline') })
  await expect(banner).toHaveCount(0)
  await context.loseConnection()
  await expect(banner).toBeVisible()
  // A region in a region would say it twice.
  await expect(page.locator('[aria-live] [role="status"]')).toHaveCount(0)
  await context.findConnection()
  await context.passTime(longestOnlineWaitMs)
  await expect(banner).toHaveCount(0)
})

story(
  'a visitor’s header leads to the login and registration, whose own header is slim [SHELL-09, SHELL-20]',
  async ({ expect, language, page }) => {
    const header = page.getByRole('banner')
    await page.goto(addressOf(language, '/'))
    for (const name of [
      words(language, 'header.logIn'),
      words(language, 'header.register'),
      'Croupier',
    ]) {
      await expect(header.getByRole('link', { name })).toBeVisible()
    }
    for (const path of ['/login', '/register']) {
      await page.goto(addressOf(language, path))
      await expect(header.getByRole('link')).toHaveCount(2)
      await expect(header.getByRole('button')).toHaveCount(1)
      await expect(header.getByRole('combobox')).toHaveCount(0)
      await expect(mainMenu(page, language)).toHaveCount(0)
    }
  },
)

story(
  'a visitor who cannot sign in finds a contact on every sign-in page, and the menu on all but the password pages [SHELL-08, SHELL-17]',
  async ({ expect, language, page }) => {
    const footer = page.getByRole('contentinfo')
    const toggle = toggleMenu(page, language)
    for (const [path, hasMenu] of [
      ['/login', true],
      ['/loginUrl', true],
      ['/register', true],
      ['/registerAff/FRIEND7', true],
      ['/aff/FRIEND7', true],
      ['/forgot', false],
    ] as const) {
      await page.goto(addressOf(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        footer.getByRole('link', { name: words(language, 'action.contactAdmin') }),
      ).toBeVisible()
      await expect(toggle).toHaveCount(hasMenu ? 1 : 0)
      if (!hasMenu) continue
      await openMainMenu(page, language)
      await expect(
        mainMenu(page, language).getByRole('link', { name: words(language, 'menu.help') }),
      ).toBeVisible()
    }
  },
)

story(
  'a member who forgot the password can go back to the login, or home [SHELL-13, SHELL-18]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/login'))
    await page.getByRole('link', { name: words(language, 'login.forgotPassword') }).click()
    await expect(page).toBeAt(addressOf(language, '/forgot'))
    await page.getByRole('button', { name: words(language, 'action.back') }).click()
    await expect(page).toBeAt(addressOf(language, '/login'))
    await page.goto(addressOf(language, '/forgot'))
    await page.getByRole('link', { name: words(language, 'header.closePage') }).click()
    await expect(page).toBeAt(addressOf(language, '/'))
  },
)
