import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { beMember } from '../visit/steps.ts'
import { addressOf, type Language, languages } from '../visit/words.ts'
import { layoutShifts, misfits, movements } from './support/layout.ts'
import { type Place, places, type Visitor } from './support/places.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { unevenLine } from './support/uneven-line.ts'
import { windows } from './support/window.ts'

test.use(withoutMotion)

const isWhole = process.env.CROUPIER_MATRIX === 'all'
const brands = ['felt', 'paper', 'lagoon'] as const
/** Twelve visits, each looked at by machine in every window. */
const wholeTimeoutMs = 600_000
/** Pages of which parts come one after the other: looked at over a slow line, also where not all are. */
const slowOnes = ['game-id', 'game-id-name', 'withdraw']

/** Every page, as the table of them says. */
function pagesOfTable(): readonly string[] {
  const table = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const pages = rows.slice(0, rows.findIndex((row) => row.startsWith('| `maintenance`')) + 1)
  return pages.map((row) => /`([\w-]+)`/.exec(row)?.[1] ?? '')
}

interface Visit {
  readonly brand: (typeof brands)[number]
  readonly language: Language
  readonly who: Visitor
}

/**
 * Every brand once, or all there is. Both sizes together see each pair of brand, language and kind of
 * visitor: what one leaves out is the other's.
 */
function visitsOf({ who }: Place, turn: number): readonly Visit[] {
  const all = brands.flatMap((brand) =>
    languages.flatMap((language) => who.map((one) => ({ brand, language, who: one }))),
  )
  if (isWhole) return inOrder(all)
  return inOrder(
    brands.map((brand, index) => ({
      brand,
      language: languages[(index + turn) % languages.length] ?? 'th',
      who: who[(Math.ceil(index / 2) + turn) % who.length] ?? 'visitor',
    })),
  )
}

/** Visitors first, so that one sign-in is enough. */
function inOrder(visits: readonly Visit[]): readonly Visit[] {
  return visits.toSorted((one, other) => other.who.localeCompare(one.who))
}

test('both sizes together see every pair of brand, language and kind of visitor', () => {
  const pairsOf = ({ brand, language, who }: Visit) => [
    `${brand} ${language}`,
    `${brand} ${who}`,
    `${language} ${who}`,
  ]
  for (const [name, place] of Object.entries(places)) {
    const seen = [0, 1].flatMap((turn) => visitsOf(place, turn).flatMap(pairsOf))
    const wanted = brands.flatMap((brand) =>
      languages.flatMap((language) => place.who.map((who) => ({ brand, language, who }))),
    )
    expect(new Set(seen), name).toEqual(new Set(wanted.flatMap(pairsOf)))
  }
})

test('no page is left out', () => {
  expect(Object.keys(places).sort()).toEqual([...pagesOfTable()].sort())
})

for (const [turn, [name, place]] of Object.entries(places).entries()) {
  test(`${name} fits at every width, in every brand [SHELL-04, OPEN-38]`, async ({
    control,
    isMobile,
    page,
  }) => {
    if (isWhole) test.setTimeout(wholeTimeoutMs)
    const line = await page.context().newCDPSession(page)
    await page.route(wideLogo, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>',
      }),
    )
    const uneven = await unevenLine(page)
    let isSignedIn = false
    const size = isMobile ? 'phone' : 'desktop'
    const visits = visitsOf(place, turn + (isMobile ? 1 : 0))
    for (const [visit, { brand, language, who }] of visits.entries()) {
      // Visits begin in one window after the other: what comes late is seen to come in each of them, by enough visits.
      await page.setViewportSize(
        windows[size][(visit + turn) % windows[size].length] ?? windows.phone[1],
      )
      await control.changeSite(siteOf(brand))
      if (who === 'member' && !isSignedIn) {
        await beMember(page, language)
        isSignedIn = true
      }
      await control.maintenance(name === 'maintenance')
      const isSlow = slowOnes.includes(name) || (isWhole && brand === brands[0])
      await line.send('Network.emulateNetworkConditions', isSlow ? slowLine : fastLine)
      // One visit of three, on the next page another.
      if ((visit + turn) % brands.length === 0) uneven.begin()
      await page.goto(addressOf(language, place.path))
      // Who comes when maintenance has begun sees another page until the site knows.
      if (name === 'maintenance') {
        await expect.poll(() => cookieNames(page)).toContain('maintenance')
        await page.reload()
      }
      await settle(page)
      uneven.end()
      const seen = `${name} of ${brand} in ${language} for a ${who}`
      expect(await layoutShifts(page), `${seen} moves under its reader`).toEqual([])
      expect(await movements(page), `${seen} moves by itself`).toEqual([])
      if (visit % brands.length === turn % brands.length) await expectAccessible(page)
      for (const at of windows[size]) {
        await page.setViewportSize(at)
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect(await misfits(page), `${seen} at ${at.width} px`).toEqual([])
        if (isWhole) await expectAccessible(page)
      }
    }
  })
}

/** The colours of a sample; one has everything on that an operator can put on, and long, one as little as can be. */
function siteOf(brand: Visit['brand']): Record<string, unknown> {
  const file = new URL(`../../../docs/sites/${brand}.json`, import.meta.url)
  const { title, theme } = JSON.parse(readFileSync(file, 'utf8'))
  return { title, theme, ...dresses[brand] }
}

const long = {
  th: 'ฝากถอนรวดเร็วภายในไม่กี่นาทีทุกวันตลอดยี่สิบสี่ชั่วโมงโดยไม่มีวันหยุดและไม่มีค่าธรรมเนียมใดๆ ทั้งสิ้น',
  en: 'Deposits and withdrawals within a few minutes, on every day of the year, at every hour, without a fee',
}

/** Four times as wide as it is high, which is as wide as a logo is drawn. */
const wideLogo = '/wide-logo.svg'

const dressing = {
  title: 'Lagoon Games and Sports of the Andaman',
  logo: wideLogo,
  texts: {
    withdrawSpeed: long,
    helpWithdrawSpeed: long,
    helpDepositLimits: long,
    helpDepositMinimum: long,
    advertisedSpeed: long,
  },
  socialLinks: ['facebook', 'instagram', 'line', 'telegram', 'tiktok', 'x', 'youtube'].map(
    (kind) => ({ kind, link: `https://${kind}.example/lagoon` }),
  ),
  partners: Array.from({ length: 12 }, (_, index) => ({
    name: `Studio of the Andaman Sea ${index + 1}`,
    picture: '/icon-192.png',
  })),
  liveChat: { script: '/adapters/live-chat.js', host: 'chat.croupier.example' },
  analytics: { script: '/adapters/analytics.js', host: 'count.croupier.example' },
}

const bare = { socialLinks: [], partners: [] }

const dresses = {
  felt: { ...bare, logo: '/icon-192.png', contactLink: 'https://line.me/R/ti/p/@felt' },
  paper: { ...bare, logo: null, contactLink: null },
  lagoon: dressing,
}

/** What comes late comes apart, and may push what is there already. */
const slowLine = {
  offline: false,
  latency: 100,
  downloadThroughput: 500_000,
  uploadThroughput: 500_000,
}

const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

async function cookieNames(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

/** The page is there with all that it loads. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
