import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the control room of a world and waits until it receives the events of that world. */
export async function openRoom(page: Page, world: string): Promise<void> {
  await page.goto(`/__mock?world=${world}`)
  await expectLive(page)
  await expect(answerRow(page, 'login.5000')).toBeVisible()
}

/** Expects the control room to receive the events of its world. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible()
}

export const answerRow = (page: Page, id: string): Locator =>
  page.getByRole('listitem', { name: id, exact: true })

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()

/** The calls of the journal, the newest first. */
export const callsIn = (page: Page): Locator =>
  page.getByRole('list', { name: 'Journal' }).getByRole('listitem')

/** The live region in which the page reports what was done. */
export const said = (page: Page): Locator => page.locator('#said')

/** Requests QR codes as a member does, without the site. */
export async function askForCodes(
  request: APIRequestContext,
  world: string,
  amounts: readonly number[],
): Promise<void> {
  const login = await request.post(`/_/${world}/auth/login`, {
    data: { username: 'demo', password: 'demo1234' },
  })
  const { result } = await login.json()
  const query = { action: 'get_qr', id: 'pp-1', overlay: false, type: 'payment' }
  for (const amount of amounts) {
    await request.get(`/_/${world}/api/api/v1/member/payment/payment`, {
      params: { ...query, amount, dark: '#000000', light: '#ffffff' },
      headers: { Authorization: `Bearer ${result.access_token}` },
    })
  }
}
