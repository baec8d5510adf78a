import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** Where the run keeps what its charts did; without it the site is the members' and tells nothing. */
const folder = process.env.CROUPIER_COVERAGE

/**
 * Hears what the charts of every page do. A page tells it when it goes; what is returned asks the last
 * one, which stays, and writes all of it down for `npm run coverage`.
 */
export async function listenToCharts(
  context: BrowserContext,
  name: string,
): Promise<(page: Page) => Promise<void>> {
  if (!folder) return async () => {}
  const told: string[] = []
  await context.exposeFunction('recordChartHits', (hits: string) => {
    told.push(hits)
  })
  return async (page) => {
    await page.evaluate(async () => {
      const tell: unknown = Reflect.get(window, 'reportChartHits')
      if (typeof tell === 'function') await tell()
    })
    mkdirSync(folder, { recursive: true })
    for (const [index, hits] of told.entries()) {
      writeFileSync(path.join(folder, `browser-${name}-${index}.json`), hits)
    }
  }
}
