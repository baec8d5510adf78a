import type { Locator, Page } from '@playwright/test'
import { detailsIn, openHistory, openTransaction, transactionsIn } from '../visit/history.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { comeAsMember } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('on a desktop the history is a drawer 440 px wide, transactions in progress are amber and the rest green, and an id can be copied [HIST-01, HIST-02, HIST-05, SHELL-07, OPEN-40]', async ({
  control: _,
  page,
}) => {
  const language = 'en'
  await comeAsMember(page, language)
  await openHistory(page, language)
  const drawer = page.getByRole('dialog', { name: words(language, 'route.history') })
  await expect(transactionsIn(drawer)).toHaveCount(10)
  await expect.poll(() => widthOf(drawer)).toBe(440)
  const [amber, green] = [await colourOf(page, '--caution'), await colourOf(page, '--positive')]
  expect(amber).not.toBe(green)
  await expect(transactionsIn(drawer).first()).toHaveCSS('color', amber)
  for (const type of ['deposit', 'withdraw', 'cancel'] as const) {
    const settled = transactionsIn(drawer)
      .filter({ hasText: words(language, `history.type.${type}`) })
      .filter({ hasNotText: words(language, 'history.status.pending') })
    await expect(settled.first()).toHaveCSS('color', green)
  }
  await expectAccessible(page)

  await openTransaction(transactionsIn(drawer).first())
  const details = detailsIn(page, language, 'deposit')
  await expectAccessible(page)
  await details.getByRole('button', { name: words(language, 'history.copyId') }).click()
  const said = details.getByRole('status').filter({ hasText: words(language, 'status.copied') })
  await expect(said).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('T-10024')
})

test('on a phone the browser’s back button closes an open transaction and leaves the history where it was, Forward opens it again, and a reload keeps it [ROUTE-63]', async ({
  control: _,
  page,
}) => {
  const language = 'th'
  const list = addressOf(language, '/history')
  await comeAsMember(page, language)
  await openHistory(page, language)
  const transaction = transactionsIn(page)
    .filter({ hasText: words(language, 'history.type.deposit') })
    .last()
  const details = detailsIn(page, language, 'deposit')
  const scrolled = () => page.evaluate(() => scrollY)
  await openTransaction(transaction)
  await expect(details).toBeVisible()
  const opened = page.url()
  expect(opened).toContain('?transaction=deposit-')
  const before = await whenSettled(page, scrolled)
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await expect(transaction.getByRole('button')).toBeFocused()
  await expect(page).toHaveURL(list)
  expect(await whenSettled(page, () => details.count())).toBe(0)
  expect(await whenSettled(page, scrolled)).toBe(before)

  await page.goForward()
  await expect(details).toBeVisible()
  await page.reload()
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(opened)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(list)
  await expect(screenOf(page, 'history', 'listed')).toBeVisible()
  expect(await whenSettled(page, () => details.count())).toBe(0)
})

async function widthOf(part: Locator): Promise<number | undefined> {
  return (await part.boundingBox())?.width
}

/** The computed colour of a token. */
function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}
