import type { Locator, Page } from '@playwright/test'
import { balanceIn, fillLogin, screenOf } from '../visit/steps.ts'
import { addressOf, type Language, words } from '../visit/words.ts'
import { expectFocusInSight } from './support/keyboard.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const noticeIn = (page: Page): Locator => screenOf(page, 'notices', 'showing').getByRole('dialog')

const close = (page: Page, language: Language) =>
  noticeIn(page)
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    .click()

async function comeHome(page: Page, language: Language, username: string): Promise<void> {
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language, { username })
  await balanceIn(page, language).waitFor()
}

test('on a phone the hostile notices are only text: nothing runs, leads away or loads', async ({
  control,
  page,
}) => {
  const language = 'th'
  await control.arm('notice.hostile')
  await comeHome(page, language, 'demo')
  for (const text of ['<script>document.title', 'Send your money here', 'endless']) {
    const dialog = noticeIn(page)
    await expect(dialog.getByRole('heading')).toContainText(text)
    await expectAbsent(dialog.getByRole('link'))
    await expectAbsent(dialog.locator('script, svg[onload], img:not([src^="data:image/"])'))
    await expectAccessible(page)
    await expect
      .poll(() => page.evaluate(() => document.body.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    await close(page, language)
  }
  const title = `${words(language, 'route.index')} · Croupier`
  expect(await whenSettled(page, () => page.title())).toBe(title)
})

test('on a desktop the broken pictures of notices leave no gap, and a forced notice stays, however often Escape is pressed [NOTE-06, NOTE-11]', async ({
  control,
  page,
}) => {
  const language = 'en'
  await control.arm('notice.bankChange')
  await control.arm('notice.many')
  await comeHome(page, language, 'demo')
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const forced = dialog(words(language, 'notice.bankChangeTitle'))
  await expect(forced).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(forced).toBeVisible()
  await close(page, language)
  for (const number of [1, 2]) {
    await expect(dialog(`Notice number ${number}`)).toBeVisible()
    await expectAbsent(dialog(`Notice number ${number}`).locator('img'))
    await expectFocusInSight(page)
    await close(page, language)
  }
  await expectAbsent(page.getByRole('dialog'))
})
