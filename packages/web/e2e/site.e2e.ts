import { readFileSync } from 'node:fs'
import { registrationForm } from '../visit/registration.steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { layoutShifts, misfits } from './support/layout.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const sampleSite = (name: string) => {
  const file = new URL(`../../../docs/sites/${name}.json`, import.meta.url)
  const { title, theme } = JSON.parse(readFileSync(file, 'utf8'))
  return { title, theme }
}

test('on a desktop the sites of three operators have their colours, titles and manifests, and are readable [SITE-01, SITE-02]', async ({
  control,
  page,
}) => {
  const language = 'th'
  for (const [name, surface] of [
    ['felt', 'rgb(13, 25, 21)'],
    ['paper', 'rgb(247, 244, 239)'],
    ['lagoon', 'rgb(26, 18, 63)'],
  ] as const) {
    const site = sampleSite(name)
    await control.changeSite(site)
    await page.goto(addressOf(language, '/'))
    await expect(page).toHaveTitle(`${words(language, 'route.index')} · ${site.title}`)
    await expect(page.getByRole('banner')).toContainText(site.title)
    await expect(page.locator('body')).toHaveCSS('background-color', surface)
    await expectAccessible(page)
    const manifest = await page.request.get('/manifest.webmanifest')
    expect(await manifest.json()).toMatchObject({
      name: site.title,
      background_color: site.theme.surface,
    })
  }
})

test('on a phone the site without a logo has a chip with the start of its name, and a wide logo leaves room for the name [SITE-01]', async ({
  control,
  page,
}) => {
  const banner = page.getByRole('banner')
  const title = 'เกมดีแห่งทะเลอันดามัน'
  await control.changeSite({ logo: null, title })
  await page.goto('/en')
  const link = banner.getByRole('link', { name: title })
  await expect(link).toHaveText(`เก${title}`)
  await expectAbsent(link.locator('img'))
  expect(await whenSettled(page, () => misfits(page))).toEqual([])

  await page.route('/wide.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="100"/>',
    }),
  )
  await control.changeSite({ logo: '/wide.svg' })
  await page.reload()
  const logo = link.locator('img')
  await expect(logo).toBeVisible()
  await expect.poll(async () => Math.round((await logo.boundingBox())?.height ?? 0)).toBe(32)
  await expect(link).toHaveText(title)
  const { width = 0 } = (await whenSettled(page, () => logo.boundingBox())) ?? {}
  expect(width).toBeGreaterThanOrEqual(32)
  expect(width).toBeLessThanOrEqual(128)
  expect(await whenSettled(page, () => misfits(page))).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})

test.describe('on a phone the site whose configuration cannot be loaded', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: net::ERR_FAILED',
      'console: site.notLoaded {reason: Failed to fetch}',
      'console: Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
      'console: site.notLoaded {reason: status 503}',
      'console: site.unusable {missing: groupId,services.api,services.auth,services.reward,services.chat,services.content}',
    ],
  })

  test('says so in the colours of its prepared page, and opens on the next try [SITE-01]', async ({
    page,
  }) => {
    const language = 'th'
    const [scheme, kept] = [
      '<meta name="color-scheme" content="light" />',
      '<meta name="site-theme" content="light #f7f4ef #264b92 #00879e" />',
    ]
    await page.route(addressOf(language, '/'), async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text())
        .replace(/<meta name="color-scheme"[^>]*>/, scheme)
        .replace(/<meta name="site-theme"[^>]*>/, kept)
      await route.fulfill({ response: answer, body })
    })
    await page.route('/site.json', (route) => route.abort())
    await page.goto(addressOf(language, '/'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'site.unavailable'))
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 244, 239)')
    await expectAccessible(page)
    await expect(page.getByRole('main')).toContainText(words(language, 'site.unavailableHelp'))
    await page.unroute('/site.json')
    for (const served of [{ status: 503 }, { json: {} }]) {
      await page.route('/site.json', (route) => route.fulfill(served))
      await page.reload()
      await expect(page.getByRole('main')).toContainText(words(language, 'site.unusableHelp'))
      await page.unroute('/site.json')
    }
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(heading).toHaveText(words(language, 'home.heroTitle'))
  })
})

test('on a phone the banks have the operator’s colours, and are readable [SITE-14, SITE-15]', async ({
  control,
  page,
}) => {
  const language = 'en'
  const name = { th: 'แบงก์เหลือง', en: 'The yellow bank' }
  await control.changeSite({ banks: [{ id: 'scb', name, colour: '#ffe066' }] })
  await page.goto(addressOf(language, '/register'))
  await registrationForm(page, language).bank.selectOption({ label: name.en })
  const tile = page.getByText('SCB', { exact: true })
  await expect(tile).toHaveCSS('background-color', 'rgb(255, 224, 102)')
  await expect(tile).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expectAccessible(page)
})

test('on a phone the visit through the installed app is remembered on the device [SESS-29, SESS-32, OPEN-10]', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  const flag = async () => (await context.cookies()).find((cookie) => cookie.name === 'app-pwa')
  const stored = () => page.evaluate(() => localStorage.getItem('flag.app-pwa'))
  await expect.poll(async () => [(await flag())?.value, await stored()]).toEqual(['true', 'true'])

  await context.clearCookies({ name: 'app-pwa' })
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(flag).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
})

test('on a desktop the closed site stays closed, however often Escape is pressed [NOTE-16, OPEN-20]', async ({
  control,
  page,
}) => {
  const language = 'en'
  const visit = await openBrowserVisit({ control, language, page, size: 'desktop' })
  await page.goto(addressOf(language, '/vip'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await control.changeSite({ closed: true })
  await visit.lookAway()
  await visit.lookAgain()
  const dialog = page.getByRole('dialog', { name: words(language, 'notice.siteClosedTitle') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // A browser closes a dialog by itself after two presses in a row.
  for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape')
  await visit.settled()
  await expect(dialog).toBeVisible()
})
