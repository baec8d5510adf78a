import type { Page } from '@playwright/test'

const stepMs = 100

/** In no order, so that what is asked for first seldom comes first. */
const waits = [3, 0, 6, 1, 5, 2, 7, 4]

/** How the parts of the site and the answers of its services come to a page. */
export interface UnevenLine {
  /** From now on each comes late, and by another time than the one before. */
  readonly begin: () => void
  readonly end: () => void
}

/** What comes late comes apart, and may push what is there already. */
export async function unevenLine(page: Page): Promise<UnevenLine> {
  let isUneven = false
  let asked = 0
  await page.route(
    ({ pathname }) => /\/(api|assets)\//.test(pathname),
    async (route) => {
      if (isUneven) {
        asked += 1
        await page.waitForTimeout((waits[asked % waits.length] ?? 0) * stepMs)
      }
      await route.continue()
    },
  )
  return {
    begin: () => {
      isUneven = true
      asked = 0
    },
    end: () => {
      isUneven = false
    },
  }
}
