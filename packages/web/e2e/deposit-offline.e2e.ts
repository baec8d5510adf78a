import type { Page } from '@playwright/test'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, waitingButton } from '../visit/deposit.steps.ts'
import { balanceIn, chooseChannel, openDeposit, requestQrAtOnce, signIn } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { findConnection } from './support/page.connection.ts'
import { expectAbsent, settled, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** A script for the page that counts the missing style sheets. */
const countMissingStyles = `[...document.querySelectorAll('link[rel="stylesheet"]')]
  .filter(({ sheet }) => !sheet?.cssRules.length).length`

test.use(withoutMotion)

/** The distance between the header and the panel, in pixels. */
async function gapAbovePanel(page: Page): Promise<number> {
  const header = await page.getByRole('banner').boundingBox()
  const title = words('en', 'landmark.transferPanel')
  const panel = await page.getByRole('dialog', { name: title, exact: true }).boundingBox()
  if (!header || !panel) throw new Error('there is no header, or no panel')
  return panel.y - header.y - header.height
}

test('on a phone the member without a network leaves a waiting code, also on a new page, and finds it again; the menu works offline', async ({
  control,
  page,
}) => {
  const language = 'th'
  const close = buttonIn(page, language, 'action.close')
  const waiting = waitingButton(page, language)
  const comeAndGo = async () => {
    await waiting.click()
    await expect(promptPayPicture(page, language)).toBeVisible()
    await close.click()
    await expect(waiting).toBeVisible()
  }
  await requestQrAtOnce(page, language, control)
  await page.context().setOffline(true)
  await close.click()
  await comeAndGo()
  await page.context().setOffline(false)

  await page.goto(addressOf(language, '/'))
  await expect(waiting).toBeVisible()
  await settled(page)
  await page.context().setOffline(true)
  await comeAndGo()
  await comeAndGo()
  await expectAbsent(page.getByRole('heading', { name: words(language, 'site.unavailable') }))

  await page.getByRole('button', { name: words(language, 'header.toggleMenu') }).click()
  await expect(page.getByRole('dialog', { name: words(language, 'header.menu') })).toBeVisible()
})

test('on a desktop the panel that cannot load offline says so, and loads as soon as the network is back; the banner covers neither it nor the header', async ({
  page,
}) => {
  const language = 'en'
  await signIn(page, language)
  await expect(balanceIn(page, language)).toBeVisible()
  await page.context().setOffline(true)
  const banner = page.getByText(words(language, 'connection.offline'))
  await expect(banner).toBeVisible()
  const cannotReach = page.getByText(words(language, 'error.offlineBody'))
  // The page reports missing styles late.
  const isMissing = page.waitForEvent('console', (entry) => entry.text().includes('screen.broke'))
  await openDeposit(page, language)
  await isMissing
  await expect(cannotReach).toBeVisible()
  await expect(balanceIn(page, language)).toBeVisible()
  await findConnection(page)
  await expect(dialogIn(page, language, 'deposit.channel.choose')).toBeVisible()
  await expectAbsent(cannotReach)
  await chooseChannel(page, language)
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await expect.poll(() => gapAbovePanel(page)).toBe(0)
  await page.context().setOffline(false)
  expect(await whenSettled(page, () => page.evaluate(countMissingStyles))).toBe(0)
})
