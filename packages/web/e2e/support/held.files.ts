import type { Page } from '@playwright/test'

/** Files of a rendered page that arrive when the test says so. */
export interface HeldFiles {
  /** Opens an address and waits for what its file alone shows. */
  open(address: string): Promise<void>
  release(): Promise<void>
}

/**
 * Holds back the scripts of a page or its styles, as a slow network does.
 * @param letPass how many of them arrive at once
 */
export async function holdFiles(page: Page, ending: 'js' | 'css', letPass = 0): Promise<HeldFiles> {
  let left = letPass
  let letThrough = () => {}
  const isReleased = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`/assets/*.${ending}`, async (route) => {
    left -= 1
    if (left < 0) await isReleased
    await route.continue()
  })
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('[data-rendered]').waitFor()
      if (ending === 'js') await page.waitForFunction(areStylesThere)
    },
    release: async () => {
      letThrough()
      await page.locator('[data-rendered]').waitFor({ state: 'detached' })
    },
  }
}

/** Whether the page looks as it will: what is measured before its styles are there is of no use. */
function areStylesThere(): boolean {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...styles].every(({ sheet }) => sheet !== null)
}
