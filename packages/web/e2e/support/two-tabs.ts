import type { Page } from '@playwright/test'

/** Whether two pages of one origin run in two processes, which see each other's storage late. */
export async function areOfTwoProcesses(one: Page, other: Page): Promise<boolean> {
  // A busy loop in one page blocks everything in its process, and nothing in another one.
  const waiting = one.evaluate(() => {
    const isFreed = () => document.cookie.includes('freed=yes')
    for (let look = 0; look < 2_000_000; look += 1) if (isFreed()) return true
    return false
  })
  const freeing = other.evaluate(() => cookieStore.set('freed', 'yes'))
  const [isFreed] = await Promise.all([waiting, freeing])
  return isFreed
}
