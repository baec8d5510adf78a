import type { ControlClient } from '@croupier/mock-server/client'
import type { Page } from '@playwright/test'

/** Lets time pass for the server and for a page with an installed clock alike. */
export async function passTime(page: Page, control: ControlClient, ms: number): Promise<void> {
  await control.advance(ms)
  await page.clock.fastForward(ms)
}

/** A clock cannot be stopped at a time that is over: a stalled machine may need more attempts. */
const attempts = 5

/** Stops the installed clock of a page, so that only what happens can make it do something. */
export async function stopClock(page: Page): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}
