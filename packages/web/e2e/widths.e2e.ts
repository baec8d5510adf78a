import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { games } from './support/game.steps.ts'
import { layoutShift, misfits } from './support/layout.ts'
import { signIn } from './support/steps.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { addressOf, type Language, languages } from './support/words.ts'

test.use(withoutMotion)

type Visitor = 'visitor' | 'member'

interface Place {
  readonly path: string
  readonly who: readonly Visitor[]
}

const everybody = ['visitor', 'member'] as const

/** Every page of the site, where somebody may see it. */
const places: Readonly<Record<string, Place>> = {
  index: { path: '/', who: everybody },
  login: { path: '/login', who: ['visitor'] },
  loginLine: { path: '/loginLine', who: ['visitor'] },
  loginUrl: { path: '/loginUrl', who: ['visitor'] },
  register: { path: '/register', who: ['visitor'] },
  registerAff: { path: '/registerAff/FRIEND7', who: ['visitor'] },
  aff: { path: '/aff/FRIEND7', who: ['visitor'] },
  forgot: { path: '/forgot', who: everybody },
  resetPassword: { path: '/resetPassword', who: ['member'] },
  menu: { path: '/menu', who: everybody },
  profile: { path: '/profile', who: ['member'] },
  list: { path: '/list/slots', who: everybody },
  search: { path: '/search/dragon', who: everybody },
  'game-id': { path: `/game/${games.slot.id}`, who: everybody },
  'game-id-name': { path: `/game/${games.slot.id}/slot`, who: ['member'] },
  demo: { path: '/demo', who: everybody },
  favourite: { path: '/favourite', who: ['member'] },
  tournament: { path: '/tournament', who: everybody },
  'slot-tournament': { path: '/slot-tournament', who: everybody },
  bonus: { path: '/bonus', who: everybody },
  event: { path: '/event', who: everybody },
  promotion: { path: '/promotion', who: everybody },
  vip: { path: '/vip', who: everybody },
  help: { path: '/help', who: everybody },
  history: { path: '/history', who: ['member'] },
  affiliate: { path: '/affiliate', who: ['member'] },
  'affiliate-history': { path: '/affiliate/history', who: ['member'] },
  'affiliate-member': { path: '/affiliate/member', who: ['member'] },
  'affiliate-reportDaily': { path: '/affiliate/reportDaily', who: ['member'] },
  'affiliate-reportDetail': { path: '/affiliate/reportDetail', who: ['member'] },
  deposit: { path: '/deposit', who: ['member'] },
  withdraw: { path: '/withdraw', who: ['member'] },
  maintenance: { path: '/maintenance', who: ['visitor'] },
}

const brands = ['felt', 'paper', 'lagoon'] as const
const widths = [360, 390, 768, 1024, 1280, 1440]
/** What is left of 1280 px at 200 %. */
const zoomed = 640

/** The pages that exist, as the table of all pages says. */
function existingPages(): readonly string[] {
  const table = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const pages = rows.slice(0, rows.findIndex((row) => row.startsWith('| `maintenance`')) + 1)
  return pages
    .filter((row) => !row.includes('comes later'))
    .map((row) => /`([\w-]+)`/.exec(row)?.[1] ?? '')
}

interface Visit {
  readonly brand: (typeof brands)[number]
  readonly language: Language
  readonly who: Visitor
}

/** Every brand once, with the languages and kinds of people in turn; or all there is. */
function visitsOf({ who }: Place, turn: number): readonly Visit[] {
  const all = brands.flatMap((brand) =>
    languages.flatMap((language) => who.map((one) => ({ brand, language, who: one }))),
  )
  if (process.env.CROUPIER_WIDTHS === 'all') return inOrder(all)
  return inOrder(
    brands.map((brand, index) => ({
      brand,
      language: languages[(index + turn) % languages.length] ?? 'th',
      who: who[(index + turn) % who.length] ?? 'visitor',
    })),
  )
}

/** Visitors first, so that one sign-in is enough. */
function inOrder(visits: readonly Visit[]): readonly Visit[] {
  return visits.toSorted((one, other) => other.who.localeCompare(one.who))
}

test('no page is left out', () => {
  expect(Object.keys(places).sort()).toEqual([...existingPages()].sort())
})

for (const [turn, [name, place]] of Object.entries(places).entries()) {
  test(`${name} fits at every width, in every brand [SHELL-04, OPEN-38]`, async ({
    control,
    page,
  }) => {
    let isSignedIn = false
    for (const [visit, { brand, language, who }] of visitsOf(place, turn).entries()) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await control.changeSite(siteOf(brand))
      if (who === 'member' && !isSignedIn) {
        await signIn(page, language)
        isSignedIn = true
      }
      await control.maintenance(name === 'maintenance')
      await page.goto(addressOf(language, place.path))
      // Who comes when maintenance has begun sees another page until the site knows.
      if (name === 'maintenance') {
        await expect.poll(() => cookieNames(page)).toContain('maintenance')
        await page.reload()
      }
      await settle(page)
      const seen = `${name} of ${brand} in ${language} for a ${who}`
      expect(await layoutShift(page), `${seen} moves under its reader`).toBeLessThan(0.02)
      if (visit % brands.length === turn % brands.length) await expectAccessible(page)
      for (const width of [...widths, zoomed]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect(await misfits(page), `${seen} at ${width} px`).toEqual([])
      }
    }
  })
}

function siteOf(brand: string): { title: string; theme: Record<string, string> } {
  const file = new URL(`../../../docs/sites/${brand}.json`, import.meta.url)
  const { title, theme } = JSON.parse(readFileSync(file, 'utf8'))
  return { title, theme }
}

async function cookieNames(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

/** The page is there with all that it loads. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
