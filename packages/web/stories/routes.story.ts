import { fillLogin, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'an unknown page leads to the root of the language, and the back button leaves it [ROUTE-03, ROUTE-39, OPEN-26, OPEN-29]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/login'))
    for (const path of ['/nowhere/at/all?a=1', '/my', '/game//x', '/register/a/b']) {
      await page.goto(addressOf(language, path))
      await expect(page).toBeAt(addressOf(language, '/'))
      await expect(page).toHaveTitle(`${words(language, 'route.index')} · Croupier`)
      await page.goBack()
      await expect(page).toBeAt(addressOf(language, '/login'))
    }
  },
)

story(
  'a visitor is led away from pages for members [ROUTE-45, ROUTE-53, OPEN-33]',
  async ({ expect, language, page }) => {
    const at = (path: string) => addressOf(language, path)
    await page.goto(at('/deposit?tab=deposit-tab'))
    await expect(page).toBeAt(at('/'))
    for (const query of ['sideDeposit=true', 'sideDeposit=1', 'sideDeposit']) {
      await page.goto(at(`/deposit?${query}`))
      await expect(page).toBeAt(at('/login?sideDeposit=true'))
      await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    }
    await page.goto(at('/login?sideDeposit'))
    await expect(
      page.getByText(sentence(language, 'login.reason', { area: 'deposit' })),
    ).toBeVisible()
  },
)

story(
  'a visitor who is sent home from a page for members reads why [ROUTE-44…49, ROUTE-57]',
  async ({ expect, language, page }) => {
    const said = page.getByRole('status')
    const reason = (area: string) =>
      said.filter({ hasText: sentence(language, 'login.reason', { area }) })
    for (const [path, area] of [
      ['/deposit', 'deposit'],
      ['/withdraw', 'withdraw'],
      ['/affiliate', 'affiliate'],
      ['/affiliate/member', 'affiliate'],
      ['/profile', 'profile'],
      ['/list/recent', 'list'],
      ['/resetPassword', 'resetPassword'],
    ] as const) {
      await page.goto(addressOf(language, path))
      await expect(page).toBeAt(addressOf(language, '/'))
      await expect(reason(area)).toBeVisible()
    }
    await page.goto(addressOf(language, '/nowhere'))
    await expect(page).toBeAt(addressOf(language, '/'))
    await expect(reason('deposit')).toHaveCount(0)
  },
)

story(
  'a member is led from the login to where they wanted to go, and nowhere else [AUTH-26, ROUTE-55, OPEN-34]',
  async ({ expect, language, page, size }) => {
    const at = (path: string) => addressOf(language, path)
    const loginFor = (url: string) => at(`/login?${new URLSearchParams({ url })}`)
    const wanted = at('/deposit?tab=deposit-tab')
    await page.goto(loginFor(wanted))
    await fillLogin(page, language)
    await expect(page).toBeAt(wanted)
    const landing = at(landingPath(size === 'phone'))
    await page.goto(at('/login'))
    await expect(page).toBeAt(landing)
    for (const url of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      '/en//evil.test',
      '/login',
    ]) {
      await page.goto(loginFor(url))
      await expect(page).toBeAt(landing)
    }
  },
)

story(
  'a member who comes with sideDeposit finds the page on a phone and the panel elsewhere [ROUTE-54, ROUTE-59]',
  async ({ expect, language, page, size }) => {
    const isPhone = size === 'phone'
    await signIn(page, language, { username: 'onechannel' })
    await expect(page).toBeAt(addressOf(language, landingPath(isPhone)))
    await page.goto(addressOf(language, '/?sideDeposit=true&sideHistory=true'))
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await expect(page).toBeAt(
      addressOf(language, isPhone ? '/deposit' : '/?sideDeposit=true&sideHistory=true'),
    )
  },
)
