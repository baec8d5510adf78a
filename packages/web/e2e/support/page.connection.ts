import type { Page } from '@playwright/test'

/** So long at most a page waits before it says that the network is back. */
const longestOnlineWaitMs = 2_000

/** Scripts for the page; the commands that walk know no browser. */
const markReturn = `addEventListener('online', () => {
  document.documentElement.dataset.online = ''
}, { once: true })`
const removeMark = 'delete document.documentElement.dataset.online'

/** Gives the network back, and waits until the browser has told the page. */
export async function returnConnection(page: Page): Promise<void> {
  await page.evaluate(markReturn)
  await page.context().setOffline(false)
  await page.locator('html[data-online]').waitFor({ state: 'attached' })
  await page.evaluate(removeMark)
}

/** Gives the network back, and the time that a page with an installed clock takes to say so. */
export async function findConnection(page: Page): Promise<void> {
  await returnConnection(page)
  await page.clock.runFor(longestOnlineWaitMs)
}
