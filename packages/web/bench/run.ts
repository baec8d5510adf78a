import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions, sizes } from '../e2e/support/browser.options.ts'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import type { GridRuns, SiteRuns } from './figures.ts'
import { type GridMeasuring, measureGrids, slowDown } from './measure.grids.ts'
import { measureSite } from './measure.site.ts'

export interface BenchOptions extends GridMeasuring {
  /** The address of the site and of the benchmark's page. */
  readonly url: string
  /** The path of a Chromium. */
  readonly browser: string
  /** How many hearts to press and terms to type. */
  readonly presses: number
  readonly log: (line: string) => void
}

export interface BenchFigures {
  readonly browserVersion: string
  /** The number of games in the list. */
  readonly games: number
  readonly grids: GridRuns
  readonly site: SiteRuns
}

/** Measures the site and then the grids on a separate page, as a member on a desktop. */
export async function runBench(options: BenchOptions): Promise<BenchFigures> {
  const browser = await chromium.launch(launchOptions(options.browser))
  try {
    return await measure(browser, options)
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, options: BenchOptions): Promise<BenchFigures> {
  const { presses, slowdown, log, url } = options
  // The policy of the pages would block the probe.
  const context = await browser.newContext({ ...sizes.desktop, baseURL: url, bypassCSP: true })
  const page = await context.newPage()
  await signIn(page, 'en')
  await balanceIn(page, 'en').waitFor()
  await page.goto('/en/list')
  await screenOf(page, 'gameList', 'listed').waitFor()
  await page.addScriptTag({ url: '/bench-grid/probe.js', type: 'module' })
  await slowDown(await context.newCDPSession(page), slowdown)
  const site = await measureSite(page, presses)
  const games = Number(await page.locator('li[aria-setsize]').first().getAttribute('aria-setsize'))
  await page.close()
  log('measured the site')
  const grids = await measureGrids(() => openGrids(context), options, log)
  return { browserVersion: browser.version(), games, grids, site }
}

async function openGrids(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/bench-grid/index.html')
  return page
}
