import { amountField, balanceIn, newestPayment, screenOf } from '../visit/steps.ts'
import { expectFocusInSight, expectOrder, tabTo } from './support/keyboard.ts'
import { watchQrCalls } from './support/network.ts'
import { payInBankApp } from './support/page-life.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('a member deposits with the keyboard alone and always sees where they are', async ({
  control,
  isMobile,
  page,
}) => {
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const calls = watchQrCalls(page)

  await page.goto('/en/login?url=%2Fen%2Fhelp')
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }))
  await keyboard.type('demo')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type('demo1234')
  await expectOrder(page)
  await keyboard.press('Enter')
  await expect(balanceIn(page, 'en')).toContainText('12,500.50')
  await expectOrder(page)

  await tabTo(page, button('Add money'))
  await keyboard.press('Enter')
  const picker = dialog('Choose deposit channel')
  await expect(picker).toBeVisible()
  await expectFocusInSight(page)
  await keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expectFocusInSight(page)
  await tabTo(page, button('Choose deposit channel'))
  await keyboard.press('Space')
  await tabTo(page, picker.getByRole('button', { name: /^PromptPay QR Plus/ }))
  await keyboard.press('Enter')

  await tabTo(page, amountField(page, 'en'))
  await expectOrder(page)
  await keyboard.type('500')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  const warning = dialog('Do not reuse this QR code')
  await expect(warning).toBeVisible()
  await expectFocusInSight(page)
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await expectFocusInSight(page)
  await expect(warning.getByRole('heading')).toBeFocused()
  await tabTo(page, warning.getByRole('button'))
  await keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(page.getByText(/^Scan to pay 500\.\d\d baht$/)).toBeFocused()
  await expectOrder(page)

  const cancel = button('Cancel')
  const question = dialog('Cancel this deposit?')
  await tabTo(page, cancel)
  await keyboard.press('Enter')
  await expect(button('Keep waiting')).toBeFocused()
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()
  await keyboard.press('Space')
  await tabTo(page, button('Cancel deposit'))
  await tabTo(page, button('Keep waiting'))
  await keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()

  await payInBankApp(page, control, await newestPayment(control))
  await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeFocused()
  await expectOrder(page)
  await tabTo(page, button('Make another deposit'))
  await keyboard.press('Enter')
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  if (isMobile) {
    await tabTo(page, button('Close'))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  } else {
    await keyboard.press('Escape')
    await expect(button('Add money')).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Deposit and withdraw' })).toBeFocused()
    const beside = page.getByRole('main').getByRole('searchbox')
    await beside.focus()
    await keyboard.press('Escape')
    await expect(beside).toBeFocused()
    await expectFocusInSight(page)
  }
  expect([calls.created(), (await control.payments()).length]).toEqual([1, 1])
})
