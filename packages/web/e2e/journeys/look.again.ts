import type { Page } from '@playwright/test'

/** Scripts for the page; the commands that walk know no DOM. */
const hide = `Object.defineProperty(document, 'visibilityState', {
  configurable: true,
  get: () => 'hidden',
})`
const show = 'delete document.visibilityState'
const tell = `document.dispatchEvent(new Event('visibilitychange'))`

/** The member looks at another tab, as a browser tells it that draws windows. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(`${hide}; ${tell}`)
}

/** The member looks at the page again, as a browser tells it. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(`${show}; ${tell}`)
}
