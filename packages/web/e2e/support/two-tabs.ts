import type { Page } from '@playwright/test'

/** Whether two pages of one origin are drawn by two processes, between which storage is told late. */
export async function areOfTwoProcesses(one: Page, other: Page): Promise<boolean> {
  // A page that does not come to rest holds up everything of its process, and nothing of another one.
  const waiting = one.evaluate(() => {
    const isFreed = () => document.cookie.includes('freed=yes')
    for (let look = 0; look < 2_000_000; look += 1) if (isFreed()) return true
    return false
  })
  const freeing = other.evaluate(() => cookieStore.set('freed', 'yes'))
  const [isFreed] = await Promise.all([waiting, freeing])
  return isFreed
}
