import { readFileSync } from 'node:fs'
import type { ControlClient } from '@croupier/mock-server/client'
import type { Page, Route } from '@playwright/test'
import type { Size } from '../visit/visit.ts'
import { addressOf, type Language, languages } from '../visit/words.ts'
import { layoutShifts, misfits, movements } from './support/layout.ts'
import { haveSession } from './support/member.ts'
import { type Place, places, type Visitor } from './support/places.ts'
import { whenSettled } from './support/settled.ts'
import { brokenRules, expect, test, withoutMotion } from './support/test.ts'
import { overUnevenLine } from './support/uneven-line.ts'
import { hardestWindows, windows } from './support/window.ts'

test.use(withoutMotion)

const isWhole = process.env.CROUPIER_MATRIX === 'all'
const sizes = ['desktop', 'phone'] as const
const brands = ['felt', 'paper', 'lagoon'] as const
/** For twelve visits, each checked in every window. */
const wholeTimeoutMs = 600_000
/** Pages whose parts load one after the other. They are checked over a slow connection even outside the full run. */
const slowOnes = ['game-id', 'game-id-name', 'withdraw']
/** Every page of the table of routes. */
function pagesOfTable(): readonly string[] {
  const table = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const pages = rows.slice(0, rows.findIndex((row) => row.startsWith('| `maintenance`')) + 1)
  return pages.map((row) => /`([\w-]+)`/.exec(row)?.[1] ?? '')
}

type Brand = (typeof brands)[number]

interface Look {
  readonly brand: Brand
  readonly language: Language
  readonly who: Visitor
}

test('on a desktop the checked pages are all pages of the site', () => {
  expect(Object.keys(places).sort()).toEqual([...pagesOfTable()].sort())
})

for (const size of sizes) {
  if (isWhole) {
    for (const [turn, place] of Object.entries(places).entries()) testPage(size, turn, place)
  } else {
    for (const who of ['visitor', 'member'] as const) testPages(size, who)
  }
}

/**
 * Checks each page on one of the sizes, as a visitor or a member; brands and languages take turns.
 * `npm run test:full` checks every page at every width on both sizes.
 */
function testPages(size: Size, who: Visitor): void {
  test(`on a ${size} the pages of a ${who} fit narrow and wide windows and can be read [SHELL-04, OPEN-38]`, async ({
    control,
    page,
  }) => {
    test.slow()
    const check = await openChecker({ control, page, size })
    const wrong: string[] = []
    for (const [turn, [name, place]] of Object.entries(places).entries()) {
      if (turn % sizes.length !== sizes.indexOf(size)) continue
      const round = Math.floor(turn / sizes.length)
      if (place.who[round % place.who.length] !== who) continue
      const brand = brands[turn % brands.length] ?? 'felt'
      const language = languages[round % languages.length] ?? 'th'
      wrong.push(...(await check(name, place, { brand, language, who }, turn)))
    }
    expect(wrong).toEqual([])
  })
}

/** Checks a page in every brand and language, as everybody who may see it. */
function testPage(size: Size, turn: number, [name, place]: readonly [string, Place]): void {
  test(`on a ${size} the page ${name} fits at every width, in every brand [SHELL-04, OPEN-38]`, async ({
    control,
    page,
  }) => {
    test.setTimeout(wholeTimeoutMs)
    const check = await openChecker({ control, page, size })
    const wrong: string[] = []
    // Visitors come first, so that one sign-in is enough.
    const looks = place.who
      .toSorted((one, other) => other.localeCompare(one))
      .flatMap((who) =>
        brands.flatMap((brand) => languages.map((language) => ({ brand, language, who }))),
      )
    for (const [index, look] of looks.entries()) {
      wrong.push(...(await check(name, place, look, turn + index)))
    }
    expect(wrong).toEqual([])
  })
}

interface CheckerOptions {
  readonly control: ControlClient
  readonly page: Page
  readonly size: Size
}

/** Returns a function that checks a page of the site and lists what is wrong with it. */
async function openChecker({ control, page, size }: CheckerOptions) {
  const line = await page.context().newCDPSession(page)
  // Looks whose contrast was measured, by brand and width: pages of both languages share most of them.
  const measured = new Map<string, Set<number>>()
  const wrongOn = (brand: Brand) => {
    const worn = `${brand} at ${page.viewportSize()?.width} px`
    const known = measured.get(worn) ?? new Set()
    measured.set(worn, known)
    return brokenRules(page, { measured: known })
  }
  let isSignedIn = false
  return async (name: string, { path }: Place, { brand, language, who }: Look, turn: number) => {
    // Visits start in different windows, so that late content is checked in each of them.
    await page.setViewportSize(windows[size][turn % windows[size].length] ?? windows[size][1])
    await control.changeSite(siteOf(brand))
    // While anything is routed, the browser caches nothing. So the visits with a routed logo are also those over
    // a connection that delivers everything in another order, which routes all requests.
    const isDressed = dresses[brand].logo === wideLogo
    if (isDressed) await page.route(wideLogo, drawWideLogo)
    else await page.unroute(wideLogo)
    if (who === 'member' && !isSignedIn) {
      await haveSession(page)
      isSignedIn = true
    }
    await control.maintenance(name === 'maintenance')
    const isSlow = slowOnes.includes(name) || (isWhole && brand === brands[0])
    await line.send('Network.emulateNetworkConditions', isSlow ? slowLine : fastLine)
    const look = () =>
      checkWhileLoading(page, name, addressOf(language, path), () => wrongOn(brand))
    const early = isDressed ? await overUnevenLine(page, look) : await look()
    const seen = `${name} of ${brand} in ${language} for a ${who}`
    const wrong = early.map((what) => `${seen} ${what}`)
    for (const at of (isWhole ? windows : hardestWindows)[size]) {
      await page.setViewportSize(at)
      const found = [
        ...(await whenSettled(page, () => misfits(page))),
        ...(isWhole ? await wrongOn(brand) : []),
      ]
      wrong.push(...found.map((what) => `${seen} at ${at.width} px: ${what}`))
    }
    return wrong
  }
}

/** Opens a page, and lists what is wrong with it while it loads. */
async function checkWhileLoading(
  page: Page,
  name: string,
  address: string,
  brokenOnIt: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await page.goto(address)
  // A visitor who comes during maintenance sees another page until the site knows.
  if (name === 'maintenance') {
    await expect.poll(() => cookieNames(page)).toContain('maintenance')
    await page.reload()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return [
    ...(await layoutShifts(page)).map((what) => `moves under its reader: ${what}`),
    ...(await movements(page)).map((what) => `moves by itself: ${what}`),
    ...(await brokenOnIt()).map((what) => `cannot be read by everybody: ${what}`),
  ]
}

/** A site with the colours of a sample. One has every configurable part with long texts, one as few parts as possible. */
function siteOf(brand: Brand): Record<string, unknown> {
  const file = new URL(`../../../docs/sites/${brand}.json`, import.meta.url)
  const { title, theme } = JSON.parse(readFileSync(file, 'utf8'))
  return { title, theme, ...dresses[brand] }
}

const long = {
  th: 'ฝากถอนรวดเร็วภายในไม่กี่นาทีทุกวันตลอดยี่สิบสี่ชั่วโมงโดยไม่มีวันหยุดและไม่มีค่าธรรมเนียมใดๆ ทั้งสิ้น',
  en: 'Deposits and withdrawals within a few minutes, on every day of the year, at every hour, without a fee',
}

/** Four times as wide as high, the maximum width of a logo. */
const wideLogo = '/wide-logo.svg'

const drawWideLogo = (route: Route) =>
  route.fulfill({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>',
  })

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

/** Late parts arrive separately, and may push what is already there. */
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
