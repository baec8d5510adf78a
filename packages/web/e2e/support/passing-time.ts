import type { ControlClient } from '@croupier/mock-server/client'
import type { Page } from '@playwright/test'

/** Lets time pass for the server and for a page with an installed clock alike. */
export async function passTime(page: Page, control: ControlClient, ms: number): Promise<void> {
  await control.advance(ms)
  await page.clock.fastForward(ms)
}
