import { newsTitles } from '@croupier/model-tests/journeys'
import type { Locator, Page } from '@playwright/test'
import { balanceIn, fillLogin, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { expectFocusInSight } from './support/keyboard.ts'
import { holdableRequests } from './support/network.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const noticeIn = (page: Page): Locator => screenOf(page, 'notices', 'showing').getByRole('dialog')

const close = (page: Page, language: Language) =>
  noticeIn(page)
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    .click()

/** Signs in on the way to the home page, on any size. */
async function comeHome(page: Page, language: Language, username: string): Promise<void> {
  await page.goto(addressOf(language, `/login?url=${encodeURIComponent(addressOf(language, '/'))}`))
  await fillLogin(page, language, { username })
  await expect(balanceIn(page, language)).toBeVisible()
}

for (const language of languages) {
  test(`a member reads in ${language} what the operator has to tell, one after the other, and the focus is where it was [NOTE-01, NOTE-06…08]`, async ({
    control: _,
    page,
  }) => {
    await comeHome(page, language, 'notices')
    const titles = ['first-deposit', 'new-game', 'maintenance'] as const
    for (const [index, title] of titles.entries()) {
      const dialog = page.getByRole('dialog', { name: newsTitles[title][language], exact: true })
      await expect(dialog).toContainText(
        sentence(language, 'notice.position', { index: index + 1, count: 3 }),
      )
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectFocusInSight(page)
      await expectAccessible(page)
      await close(page, language)
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const check = await holdableRequests(page, (url) => url.pathname.endsWith('check-is-upgrade'))
    check.hold()
    await page.reload()
    const plus = page
      .getByRole('banner')
      .getByRole('button', { name: words(language, 'header.addMoney'), exact: true })
    await plus.focus()
    check.letGo()
    await expect(
      page.getByRole('dialog', { name: newsTitles.maintenance[language], exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(plus).toBeFocused()
  })

  test(`a member is left in peace in ${language} when nobody can say what there is to tell [NOTE-12, ERR-51]`, async ({
    control,
    page,
  }) => {
    await control.fault('getNotifys', 'malformed', { times: null })
    await control.fault('checkUpgrade', 'malformed', { times: null })
    await comeHome(page, language, 'forced')
    await expect
      .poll(async () => (await control.requests({ endpoint: 'getNotifys' })).length)
      .toBe(1)
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  })

  test(`who has to know of the new bank account is told in ${language} until they close it, and is led to it [NOTE-10, NOTE-11, NOTE-17]`, async ({
    control,
    page,
  }) => {
    await comeHome(page, language, 'forced')
    const dialog = page.getByRole('dialog', { name: newsTitles['bank-change'][language] })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: words(language, 'notice.openAccount') }).click()
    await expect(page).toHaveURL(addressOf(language, '/deposit'))
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await control.requests({ endpoint: 'getUpgrade' })).length)
      .toBe(1)
    await page.goto(addressOf(language, '/'))
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test(`the site says it in its own words in ${language} where the server forces it and sends none [NOTE-10, NOTE-17]`, async ({
    control,
    page,
  }) => {
    await control.arm('notice.bankChange')
    await control.fault('getNotifys', 'malformed')
    await comeHome(page, language, 'demo')
    await expect(
      page.getByRole('dialog', { name: words(language, 'notice.bankChangeTitle') }),
    ).toContainText(words(language, 'notice.bankChange'))
    await expectAccessible(page)
  })
}

test('a notice waits until nobody deposits on the screen, and lies over the page then', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  // In the same language: another would be another page, which asks anew.
  const deposit = encodeURIComponent(addressOf(language, '/?sideDeposit=true'))
  await page.goto(addressOf(language, `/login?url=${deposit}`))
  await fillLogin(page, language, { username: 'notices' })
  await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  await expect
    .poll(async () => (await control.requests({ endpoint: 'checkUpgrade' })).length)
    .toBe(1)
  await expect(noticeIn(page)).toHaveCount(0)
  // On a phone the deposit is a page, and is left by the way back.
  if (isMobile) {
    await page.goto(addressOf(language, '/'))
  } else {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  await expect(noticeIn(page)).toBeVisible()
})

test('three of five are shown, and pictures that cannot be drawn leave no gap [NOTE-06]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'th' : 'en'
  await control.arm('notice.many')
  await comeHome(page, language, 'demo')
  for (const number of [1, 2, 3]) {
    const dialog = page.getByRole('dialog', { name: `Notice number ${number}`, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('img')).toHaveCount(0)
    await close(page, language)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('hostile notices are words: nothing runs, nothing leads away, nothing is loaded', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'th' : 'en'
  await control.arm('notice.hostile')
  await comeHome(page, language, 'demo')
  for (const text of ['<script>document.title', 'Send your money here', 'endless']) {
    const dialog = noticeIn(page)
    await expect(dialog.getByRole('heading')).toContainText(text)
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await expect(dialog.locator('script, svg[onload], img:not([src^="data:image/"])')).toHaveCount(
      0,
    )
    await expectAccessible(page)
    const width = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth])
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
    await close(page, language)
  }
  await expect(page).not.toHaveTitle(/owned/)
})

test('the notices of one member are gone when another one signs in [NOTE-14]', async ({
  control: _,
  context,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await comeHome(page, language, 'notices')
  await expect(noticeIn(page)).toBeVisible()
  await page.goto('about:blank')
  await context.clearCookies({ name: 'auth' })
  await context.clearCookies({ name: 'username' })
  await signIn(page, language)
  await expect(balanceIn(page, language)).toBeVisible()
  const alert = async () =>
    (await context.cookies()).find(({ name }) => name === 'alert')?.value ?? ''
  await expect
    .poll(async () => atob(decodeURIComponent(await alert())))
    .toContain('"user_id":"demo"')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
