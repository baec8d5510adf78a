import type { Page } from '@playwright/test'

/** The member looks at the page again, as a browser tells it. A script: the commands that walk know no DOM. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
}
