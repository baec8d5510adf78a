import type { Frame, Page } from '@playwright/test'

/** The game that is open in the frame of the page. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await page.waitForSelector('iframe')
  const content = await frame.contentFrame()
  if (!content) throw new Error('there is no game in the frame')
  return content
}
