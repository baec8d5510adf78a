import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** The folder for the hits of this run; without it the site is the members' build, which reports none. */
const folder = process.env.CROUPIER_COVERAGE

/**
 * Collects what the charts of every page do. A page reports it when it is left; the returned function asks the
 * last page, which stays open, and writes everything for `npm run coverage`.
 */
export async function listenToCharts(
  context: BrowserContext,
  name: string,
): Promise<(page: Page) => Promise<void>> {
  if (!folder) return async () => {}
  const reported: string[] = []
  await context.exposeFunction('recordChartHits', (hits: string) => {
    reported.push(hits)
  })
  return async (page) => {
    await page.evaluate(async () => {
      const report: unknown = Reflect.get(window, 'reportChartHits')
      if (typeof report === 'function') await report()
    })
    mkdirSync(folder, { recursive: true })
    for (const [index, hits] of reported.entries()) {
      writeFileSync(path.join(folder, `browser-${name}-${index}.json`), hits)
    }
  }
}
