import assert from 'node:assert/strict'
import { chromium } from '@playwright/test'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import { addressOf } from '../visit/words.ts'
import { launchOptions, sizes } from './support/browser.options.ts'
import { listenForComplaints } from './support/complaints.ts'

/**
 * Visits a served site outside a test runner: signs in, checks the balance, and reopens a page by its address.
 * @param origin where the site is served
 * @param executable the path of a Chromium
 * @throws Error if something is missing, or with the complaints of the browser
 */
export async function visitServedSite(origin: string, executable: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(executable))
  try {
    const context = await browser.newContext({ ...sizes.desktop, baseURL: origin })
    const page = await context.newPage()
    const complaints = await listenForComplaints(context, page, origin)
    await signIn(page, 'en')
    await balanceIn(page, 'en').getByText('12,500.50').waitFor()
    await page.goto(addressOf('en', '/list/casino'))
    await screenOf(page, 'gameList', 'listed')
      .getByRole('listitem')
      .first()
      .waitFor({ state: 'attached' })
    assert.deepEqual(complaints, [])
  } finally {
    await browser.close()
  }
}
