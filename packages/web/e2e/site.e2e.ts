import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { registrationForm } from '../visit/registration.steps.ts'
import { fillLogin, screenOf } from '../visit/steps.ts'
import { addressOf, languages, sentence, words } from '../visit/words.ts'
import { layoutShifts, misfits } from './support/layout.ts'
import { setVisibility } from './support/page-life.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const sampleSite = (name: string) => {
  const file = new URL(`../../../docs/sites/${name}.json`, import.meta.url)
  const { title, theme } = JSON.parse(readFileSync(file, 'utf8'))
  return { title, theme }
}

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

for (const [name, surface] of [
  ['felt', 'rgb(13, 25, 21)'],
  ['paper', 'rgb(247, 244, 239)'],
  ['lagoon', 'rgb(26, 18, 63)'],
] as const) {
  test(`the site ${name} has its colours, title and manifest, and can be read [SITE-01, SITE-02]`, async ({
    control,
    isMobile,
    page,
  }) => {
    const language = isMobile ? 'en' : 'th'
    const site = sampleSite(name)
    await control.changeSite(site)
    await page.goto(addressOf(language, '/'))
    await expect(page).toHaveTitle(`${words(language, 'route.index')} · ${site.title}`)
    await expect(page.getByRole('banner')).toContainText(site.title)
    expect(await colourOf(page, 'body')).toBe(surface)
    await expectAccessible(page)
    const manifest = await page.request.get('/manifest.webmanifest')
    expect(await manifest.json()).toMatchObject({
      name: site.title,
      background_color: site.theme.surface,
    })
  })
}

test('a site without a logo has a chip with its beginning, and a wide logo leaves its name room [SITE-01]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const banner = page.getByRole('banner')
  const title = 'เกมดีแห่งทะเลอันดามัน'
  await control.changeSite({ logo: null, title })
  await page.goto(addressOf(language, '/'))
  const link = banner.getByRole('link', { name: title })
  await expect(link).toHaveText(`เก${title}`)
  await expect(link.locator('img')).toHaveCount(0)
  expect(await misfits(page)).toEqual([])

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
  const { width = 0 } = (await logo.boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(32)
  expect(width).toBeLessThanOrEqual(128)
  expect(await misfits(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(await layoutShifts(page)).toEqual([])
})

test.describe('a site whose configuration cannot be had', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
      'console: site.notLoaded {reason: status 503}',
      'console: site.unusable {missing: groupId,services.api,services.auth,services.reward,services.chat,services.content}',
    ],
  })

  test('says so in the colours that its page was dressed in, and opens at the next try [SITE-02]', async ({
    control: _,
    isMobile,
    page,
  }) => {
    const language = isMobile ? 'en' : 'th'
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
    await page.route('/site.json', (route) => route.fulfill({ status: 503 }))
    await page.goto(addressOf(language, '/'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'site.unavailable'))
    expect(await colourOf(page, 'body')).toBe('rgb(247, 244, 239)')
    await expectAccessible(page)
    await expect(page.getByRole('main')).toContainText(words(language, 'site.unavailableHelp'))
    await page.unroute('/site.json')
    await page.route('/site.json', (route) => route.fulfill({ json: {} }))
    await page.reload()
    await expect(page.getByRole('main')).toContainText(words(language, 'site.unusableHelp'))
    await page.unroute('/site.json')
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(heading).toHaveText(words(language, 'home.heroTitle'))
  })
})

test('banks and texts are shown as the operator wants them [SITE-14, SITE-15, OPEN-51, OPEN-53]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const name = { th: 'แบงก์ม่วง', en: 'The violet bank' }
  const withdrawSpeed = { th: 'ถอนไวภายใน 2 นาที', en: 'Paid out within 2 minutes' }
  const helpWithdrawSpeed = { th: 'ถอนแล้วรอ 2 นาที', en: 'Wait for 2 minutes' }
  const helpDepositLimits = { th: 'ฝากได้ 1 ถึง 5 ล้าน', en: 'From 1 to 5 million' }
  await control.changeSite({
    banks: [{ id: 'scb', name, colour: '#ffe066' }],
    texts: { withdrawSpeed, helpWithdrawSpeed, helpDepositLimits },
  })
  await page.goto(addressOf(language, '/register'))
  const form = registrationForm(page, language)
  await form.bank.selectOption({ label: name[language] })
  await expect(form.bank).toHaveValue('scb')
  const tile = page.getByText('SCB', { exact: true })
  await expect(tile).toHaveCSS('background-color', 'rgb(255, 224, 102)')
  await expect(tile).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expectAccessible(page)

  for (const [question, answers] of [
    ['withdraw.time', [helpWithdrawSpeed[language]]],
    [
      'deposit.limits',
      [
        helpDepositLimits[language],
        sentence(language, 'help.deposit.limitsAlternative', { leastOfSome: 1 }),
      ],
    ],
  ] as const) {
    await page.goto(addressOf(language, `/help?question=${question}`))
    for (const answer of answers) await expect(page.getByText(answer)).toBeVisible()
  }

  const back = encodeURIComponent(addressOf(language, '/withdraw'))
  await page.goto(addressOf(language, `/login?url=${back}`))
  await fillLogin(page, language, { username: 'demo' })
  await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
  await expect(page.getByText(withdrawSpeed[language])).toBeVisible()
})

test('a visit by the installed app is remembered on the device [SESS-29, SESS-32, OPEN-10]', async ({
  control: _,
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
  expect([
    (await flag())?.value,
    await page.evaluate(() => localStorage.getItem('flag.app-pwa')),
  ]).toEqual(['true', 'true'])

  await context.clearCookies({ name: 'app-pwa' })
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await flag()).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
})

for (const language of languages) {
  test(`in ${language} a site that is closed during a visit lies over everything until it is opened [NOTE-16, OPEN-20]`, async ({
    control,
    page,
  }) => {
    await page.goto(addressOf(language, '/vip'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const lookAgain = async () => {
      await setVisibility(page, 'hidden')
      await setVisibility(page, 'visible')
    }
    await control.changeSite({ closed: true })
    await lookAgain()
    const dialog = page.getByRole('dialog', { name: words(language, 'notice.siteClosedTitle') })
    await expect(dialog).toContainText(words(language, 'notice.siteClosed'))
    await expectAccessible(page)
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(dialog).toBeVisible()
    await control.changeSite({ closed: false })
    await lookAgain()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(addressOf(language, '/vip'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, 'route.vip'))
  })
}

test('an operator shows a logo, partners, social links and what is advertised [SHELL-46, SHELL-50, SITE-13, OPEN-42, OPEN-53]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const advertisedSpeed = { th: 'ฝากถอนไว 4 วินาที', en: 'In and out in 4 seconds' }
  await control.changeSite({
    logo: '/icon-192.png',
    socialLinks: [
      { kind: 'line', link: 'https://line.me/ti/p/croupier' },
      { kind: 'facebook', link: 'https://facebook.com/croupier' },
    ],
    partners: [{ name: 'Kiln', picture: '/icon-192.png' }],
    texts: { advertisedSpeed },
  })
  await page.goto(addressOf(language, '/menu'))
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img[src$="/icon-192.png"]')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(advertisedSpeed[language])
  const social = footer
    .getByRole('list', { name: words(language, 'footer.socialTitle') })
    .getByRole('link')
  await expect(social).toHaveText(['LINE', 'Facebook'])
  await expect(social.first()).toHaveAccessibleName(
    sentence(language, 'footer.social', { name: 'LINE' }),
  )
  await expect(page.getByRole('main').getByRole('img', { name: 'Kiln' })).toBeVisible()
  await expectAccessible(page)
})
