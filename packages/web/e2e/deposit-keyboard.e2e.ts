import type { Page } from '@playwright/test'
import { dialogIn } from '../visit/controls.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import { amountField, balanceIn, newestPayment, screenOf } from '../visit/steps.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expectFocusInSight, expectOrder, tabTo } from './support/keyboard.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('in en a member deposits with the keyboard alone and always sees where they are [DEP-08]', async ({
  control,
  isMobile,
  page,
}) => {
  const { keyboard } = page
  const visit = await openBrowserVisit({
    control,
    language: 'en',
    page,
    size: isMobile ? 'phone' : 'desktop',
  })
  const requests = await visit.watchCalls(isForCode)
  await signInByKeys(page)

  await tabTo(page, buttonNamed(page, 'Add money'))
  await keyboard.press('Enter')
  const picker = dialogIn(page, 'en', 'deposit.channel.choose')
  await expect(picker).toBeVisible()
  await expectFocusInSight(page)
  await keyboard.press('Escape')
  await expectAbsent(picker)
  await expectFocusInSight(page)
  await tabTo(page, buttonNamed(page, 'Choose deposit channel'))
  await keyboard.press('Space')
  await tabTo(page, picker.getByRole('button', { name: /^PromptPay QR Plus/ }))
  await keyboard.press('Enter')

  await tabTo(page, amountField(page, 'en'))
  await expectOrder(page)
  await keyboard.type('500')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await understandByKeys(page)
  await askAndKeepWaiting(page)

  await visit.lookAway()
  await control.pay((await newestPayment(control)).id)
  await visit.lookAgain()
  await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeFocused()
  await expectOrder(page)
  await tabTo(page, buttonNamed(page, 'Make another deposit'))
  await keyboard.press('Enter')
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await (isMobile ? closePageByKeys(page) : closePanelByKeys(page))
  expect(await whenSettled(page, () => requests.made())).toBe(1)
  expect(await whenSettled(page, () => control.payments())).toHaveLength(1)
})

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signInByKeys(page: Page): Promise<void> {
  await page.goto('/en/login?url=%2Fen%2Fhelp')
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }))
  await page.keyboard.type('demo')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('demo1234')
  await expectOrder(page)
  await page.keyboard.press('Enter')
  await expect(balanceIn(page, 'en')).toContainText('12,500.50')
  await expectOrder(page)
}

/** The warning about reuse stays, whatever key is pressed, until the member confirms it. */
async function understandByKeys(page: Page): Promise<void> {
  const warning = dialogIn(page, 'en', 'deposit.reuse.title')
  await expect(warning).toBeVisible()
  await expectFocusInSight(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await expectFocusInSight(page)
  await expect(warning.getByRole('heading')).toBeFocused()
  await tabTo(page, warning.getByRole('button'))
  await page.keyboard.press('Enter')
  await expectAbsent(warning)
  await expect(page.getByText(/^Scan to pay 500\.\d\d baht$/)).toBeFocused()
  await expectOrder(page)
}

/** The focus returns to where it was, whatever the answer to the question. */
async function askAndKeepWaiting(page: Page): Promise<void> {
  const { keyboard } = page
  const cancel = buttonNamed(page, 'Cancel')
  const question = dialogIn(page, 'en', 'deposit.cancel.title')
  await tabTo(page, cancel)
  await keyboard.press('Enter')
  await expect(buttonNamed(page, 'Keep waiting')).toBeFocused()
  await keyboard.press('Escape')
  await expectAbsent(question)
  await expect(cancel).toBeFocused()
  await keyboard.press('Space')
  await tabTo(page, buttonNamed(page, 'Cancel deposit'))
  await tabTo(page, buttonNamed(page, 'Keep waiting'))
  await keyboard.press('Enter')
  await expectAbsent(question)
  await expect(cancel).toBeFocused()
}

async function closePageByKeys(page: Page): Promise<void> {
  await tabTo(page, buttonNamed(page, 'Close'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Escape closes the panel, but not while the focus is beside it. */
async function closePanelByKeys(page: Page): Promise<void> {
  const { keyboard } = page
  await keyboard.press('Escape')
  await expect(buttonNamed(page, 'Add money')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Deposit and withdraw' })).toBeFocused()
  const beside = page.getByRole('main').getByRole('searchbox')
  await beside.focus()
  await keyboard.press('Escape')
  await expect(beside).toBeFocused()
  await expectFocusInSight(page)
}
