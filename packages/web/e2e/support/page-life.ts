import type { Page } from '@playwright/test'

/**
 * Hides a page or shows it again, as far as the page can tell: it sets `visibilityState` and sends the event.
 * A browser that draws no window never hides a page by itself.
 */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibility,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
