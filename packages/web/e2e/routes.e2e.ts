import { fillLogin, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, words } from '../visit/words.ts'
import { expect, test } from './support/test.ts'

/** Thai on a desktop, English on a phone: both languages and both sizes. */
const languageOf = (isMobile: boolean): Language => (isMobile ? 'en' : 'th')

test('an unknown page leads to the root of the language, and back leads out of it [ROUTE-03, ROUTE-39, OPEN-26, OPEN-29]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = languageOf(isMobile)
  const home = addressOf(language, '/')
  await page.goto(addressOf(language, '/login'))
  for (const path of ['/nowhere/at/all?a=1', '/my', '/game//x', '/register/a/b']) {
    await page.goto(addressOf(language, path))
    await expect(page).toHaveURL(home)
    await expect(page).toHaveTitle(`${words(language, 'route.index')} · Croupier`)
    await page.goBack()
    await expect(page).toHaveURL(addressOf(language, '/login'))
  }
})

test('a visitor is led away from where only members may be [ROUTE-44…45, ROUTE-53, OPEN-33]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = languageOf(isMobile)
  const at = (path: string) => addressOf(language, path)
  await page.goto(at('/deposit?tab=deposit-tab'))
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/deposit?sideDeposit=true'))
  await expect(page).toHaveURL(at('/login?sideDeposit=true'))
  await expect(screenOf(page, 'login', 'editing')).toBeVisible()
})

test('a member is led from the login to where they wanted to go, and nowhere else [AUTH-26, ROUTE-55, OPEN-34]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = languageOf(isMobile)
  const at = (path: string) => addressOf(language, path)
  const wanted = at('/deposit?tab=deposit-tab')
  await page.goto(at(`/login?${new URLSearchParams({ url: wanted })}`))
  await fillLogin(page, language)
  await expect(page).toHaveURL(wanted)
  const landing = at(landingPath(isMobile))
  await page.goto(at('/login'))
  await expect(page).toHaveURL(landing)
  for (const url of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/en//evil.test',
    '/login',
  ]) {
    await page.goto(at(`/login?${new URLSearchParams({ url })}`))
    await expect(page).toHaveURL(landing)
  }
})

test('the ticket for a new password is given up on the way to the login [SESS-15]', async ({
  baseURL,
  context,
  control: _,
  isMobile,
  page,
}) => {
  const language = languageOf(isMobile)
  await context.addCookies([{ name: 'forgot', value: 'ticket', url: baseURL ?? '' }])
  await page.goto(addressOf(language, '/login'))
  await expect(screenOf(page, 'login', 'editing')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('forgot')
})

test('a member who comes with sideDeposit finds the page on a phone and the panel elsewhere [ROUTE-54, ROUTE-59]', async ({
  control: _,
  isMobile,
  page,
}) => {
  const language = languageOf(isMobile)
  await signIn(page, language, { username: 'onechannel' })
  await expect(page).toHaveURL(addressOf(language, landingPath(isMobile)))
  await page.goto(addressOf(language, '/?sideDeposit=true&sideHistory=true'))
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await expect(page).toHaveURL(
    addressOf(language, isMobile ? '/deposit' : '/?sideDeposit=true&sideHistory=true'),
  )
})
