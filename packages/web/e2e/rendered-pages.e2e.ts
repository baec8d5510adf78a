import type { Page } from '@playwright/test'
import { balanceIn } from '../visit/steps.ts'
import { addressOf, sentence, words } from '../visit/words.ts'
import { holdFiles } from './support/held.files.ts'
import { layoutShifts } from './support/layout.ts'
import { comeAsMember } from './support/member.ts'
import { settled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const popularGames = (page: Page, language: 'en' | 'th') =>
  page
    .getByRole('main')
    .getByRole('list', { name: words(language, 'game.list.popular'), exact: true })
    .getByRole('link')

test('on a phone the visitor whose script is slow types meanwhile, and signs in with what was typed', async ({
  control: _,
  page,
}) => {
  const language = 'en'
  const scripts = await holdFiles(page, 'js')
  await scripts.open(addressOf(language, '/login'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(words(language, 'login.title'))
  await page.getByRole('textbox', { name: words(language, 'field.username') }).fill('demo')
  await page.getByLabel(words(language, 'field.password'), { exact: true }).fill('demo1234')
  await scripts.release()
  await page.getByRole('button', { name: words(language, 'login.submit'), exact: true }).click()
  await expect(balanceIn(page, language)).toContainText('12,500.50')
})

test('on a phone the visitor who presses Enter before the scripts have arrived is signed in when they have', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  const scripts = await holdFiles(page, 'js', 1)
  await scripts.open(addressOf(language, '/login'))
  await page.locator('[data-rendered="listening"]').waitFor()
  await page.getByRole('textbox', { name: words(language, 'field.username') }).fill('demo')
  const password = page.getByLabel(words(language, 'field.password'), { exact: true })
  await password.fill('demo1234')
  await password.press('Enter')
  await expect(
    page.getByRole('button', { name: words(language, 'login.submit'), exact: true }),
  ).toHaveAttribute('data-pressed', '')
  await scripts.release()
  await expect(balanceIn(page, language)).toContainText('12,500.50')
})

test('on a phone the page of a visitor requests its other scripts once its styles are there', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  const events: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') events.push('script requested')
  })
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') events.push('styles arrived')
  })
  const arrived = page.waitForEvent(
    'requestfinished',
    (request) => request.resourceType() === 'script',
  )
  const styles = await holdFiles(page, 'css')
  await styles.open(addressOf(language, '/login'))
  // Without its styles the page draws no frame and never settles: only the first script could request others.
  await arrived
  // A script that does not wait for the styles runs before this returns, and its requests come first.
  await page.evaluate(() => {})
  await styles.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'login.title'))
  expect(events.slice(0, 3)).toEqual(['script requested', 'styles arrived', 'script requested'])
})

test('on a phone the page of a member calls before its screens have arrived', async ({
  control,
  page,
}) => {
  const language = 'th'
  await comeAsMember(page, language)
  await settled(page)
  const since = (await control.requests({})).at(-1)?.id ?? 0
  const entryFiles = 4
  const screens = await holdFiles(page, 'js', entryFiles)
  await screens.open(addressOf(language, '/'))
  const calls = () => control.requests({ endpoint: 'getCredit', since })
  await expect.poll(async () => (await calls()).length).toBe(1)
  await screens.release()
  await expect(balanceIn(page, language)).toContainText('12,500.50')
})

test('on a phone the first visit requests nothing twice', async ({ control: _, page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push([request.method(), request.url(), request.postData() ?? ''].join(' '))
  })
  for (const path of ['/', '/login', '/list/slots', '/help']) {
    asked.length = 0
    await page.goto(addressOf('th', path))
    await settled(page)
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
    expect(asked.length).toBeGreaterThan(1)
  }
})

test('on a desktop the page that is taken over is the one that was read, and nothing moves', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  const scripts = await holdFiles(page, 'js')
  await scripts.open(addressOf(language, '/help'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => element.setAttribute('data-read', ''))
  await scripts.release()
  await expect(
    page.getByRole('navigation', { name: words(language, 'landmark.mainMenu') }),
  ).toBeVisible()
  await expect(heading).toHaveAttribute('data-read', '')
  expect(await layoutShifts(page)).toEqual([])
})

test('on a desktop the game that is no longer listed leaves its row when the page answers, and nothing moves but that row', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON()
    if (asked?.operationName !== 'lists' || !asked.variables.hot) return route.fallback()
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { lists: data.lists.slice(1) } } })
  })
  const scripts = await holdFiles(page, 'js')
  await scripts.open(addressOf(language, '/'))
  const games = popularGames(page, language)
  const names = () =>
    games.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  await expect(games).toHaveCount(12)
  const listed = await names()
  await games.nth(1).evaluate((link) => link.setAttribute('data-read', ''))
  const others = page
    .locator('[data-flow="gameRails"] section')
    .getByRole('link', { name: sentence(language, 'game.list.seeAllOf', { name: '' }).trim() })
  const places = () =>
    others.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
  await expect(others).toHaveCount(3)
  const before = await places()
  await scripts.release()
  await expect.poll(names).toEqual(listed.slice(1))
  await expect(games.first()).toHaveAttribute('data-read', '')
  await expect.poll(places).toEqual(before)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the pages of a visitor can be read, and their links work', async ({ page }) => {
    const language = 'en'
    await page.goto(addressOf(language, '/'), { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'home.heroTitle'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: words(language, 'header.logIn') })
      .click()
    await expect(heading).toHaveText(words(language, 'login.title'))
    await expect(page).toHaveTitle(/^Log in · /)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    for (const [path, title] of [
      ['/list/slots', 'menu.slots'],
      ['/list/of-yesterday', 'route.list'],
      ['/promotion', 'route.promotion'],
      ['/tournament', 'route.tournament'],
      ['/help', 'route.help'],
    ] as const) {
      await page.goto(addressOf(language, path), { waitUntil: 'commit' })
      await expect(heading).toHaveText(words(language, title))
      const home = page.getByRole('banner').getByRole('link', { name: /^Croupier/ })
      await expect(home).toHaveAttribute('href', addressOf(language, '/'))
    }
  })

  test('on a phone the visitor sees the first games with their pictures', async ({ page }) => {
    const language = 'th'
    await page.goto(addressOf(language, '/'), { waitUntil: 'commit' })
    const games = popularGames(page, language)
    await expect(games).toHaveCount(12)
    for (const game of [games.nth(0), games.nth(1)]) {
      const picture = game.locator('img')
      await expect(picture).toBeInViewport()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    await expect(games.first()).toHaveAttribute('href', /^\/game\//)
  })
})

test('on a desktop the site that looks different shows nothing of the one whose pages were rendered', async ({
  control,
  page,
}) => {
  await control.changeSite({
    title: 'Paper',
    theme: { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' },
  })
  const answer = await page.goto(addressOf('en', '/help'))
  const served = await answer?.text()
  expect(served).not.toContain('data-rendered')
  await expect(page).toHaveTitle(/ · Paper$/)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 244, 239)')
})
