import type { Page } from '@playwright/test'

/** The longest wait before a page reports that the network is back. */
const longestOnlineWaitMs = 2_000

/** Scripts for the page as text, because the commands that walk journeys compile without DOM types. */
const markReturn = `addEventListener('online', () => {
  document.documentElement.dataset.online = ''
}, { once: true })`
const removeMark = 'delete document.documentElement.dataset.online'

/** Restores the network, and waits until the browser has notified the page. */
export async function returnConnection(page: Page): Promise<void> {
  await page.evaluate(markReturn)
  await page.context().setOffline(false)
  await page.locator('html[data-online]').waitFor({ state: 'attached' })
  await page.evaluate(removeMark)
}

/** Restores the network, and passes the time that a page with an installed clock takes to report it. */
export async function findConnection(page: Page): Promise<void> {
  await returnConnection(page)
  await page.clock.runFor(longestOnlineWaitMs)
}
