import type { Page } from '@playwright/test'
import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  money,
  newestPayment,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { type Language, languages, type WordId, words } from '../visit/words.ts'
import { emvChecksum, emvValue, parseEmv } from './support/emv.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const demoBalance = 12_500.5

const press = (page: Page, language: Language, id: WordId) =>
  page.getByRole('button', { name: words(language, id), exact: true }).click()

/** From the sign-in to the account of a bank. */
async function openBankAccount(page: Page, language: Language) {
  await signIn(page, language)
  await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance)}`)
  await openDeposit(page, language)
  await page
    .getByRole('dialog', { name: words(language, 'deposit.channel.choose') })
    .getByRole('button', { name: /Kasikornbank/ })
    .click()
  await expect(screenOf(page, 'deposit', 'showingAccount')).toBeVisible()
}

for (const language of languages) {
  test(`in ${language} a member deposits by TrueMoney, after an amount that it does not take [DEP-06, DEP-09, DEP-16, DEP-36]`, async ({
    control,
    page,
  }) => {
    await signIn(page, language)
    await openDeposit(page, language)
    const picker = page.getByRole('dialog', { name: words(language, 'deposit.channel.choose') })
    const wallet = picker.getByRole('button', { name: /TrueMoney/ })
    await expect(wallet).toContainText(
      /Croupier Demo Co., Ltd\..*\+3%.*TrueMoney Wallet · 50–30,000/,
    )
    await expect(wallet.locator('img')).toHaveJSProperty('naturalWidth', 96)
    await expectAccessible(page)
    await chooseChannel(page, language, /TrueMoney/)
    await amountField(page, language).fill('49')
    await confirmDeposit(page, language)
    await expect(amountField(page, language)).toHaveAttribute('aria-invalid', 'true')
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await understandReuse(page, language)

    const payment = await newestPayment(control)
    const image = page.getByRole('img', { name: words(language, 'deposit.qr.imageTrueMoney') })
    const payload = await readQrFrom(image)
    const fields = parseEmv(payload)
    const account = parseEmv(emvValue(fields, '29') ?? '')
    expect({
      payload,
      application: emvValue(account, '00'),
      // An e-wallet: the issuer's 14 and the wallet's number.
      wallet: emvValue(account, '03'),
      amount: emvValue(fields, '54'),
      checksum: emvValue(fields, '63'),
    }).toEqual({
      payload: payment.qrCode,
      application: 'A000000677010111',
      wallet: '140000800000000',
      amount: payment.payAmount.toFixed(2),
      checksum: emvChecksum(payload),
    })
    await page.reload()
    await expect(image).toBeVisible()
    await control.pay(payment.id)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeVisible()
    await press(page, language, 'deposit.result.done')
    await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance + payment.payAmount)}`)
  })

  test(`in ${language} a member transfers to the bank account, reports it and sees the credit arrive [DEP-18, DEP-19, DEP-55, OPEN-64]`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await openBankAccount(page, language)
    const deposit = page.locator('[data-flow="deposit"]')
    await expect(deposit).toContainText('000-1-23456-7')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, language, 'deposit.bank.copyAccountNumber')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0001234567')
    await expectAccessible(page)

    await press(page, language, 'deposit.bank.reportSubmit')
    await expect(amountField(page, language)).not.toHaveAttribute('aria-invalid', 'true')
    await amountField(page, language).fill('99')
    await press(page, language, 'deposit.bank.reportSend')
    await expect(amountField(page, language)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await amountField(page, language).fill('700')
    await press(page, language, 'deposit.bank.reportSend')
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.bank.reportedTitle') }),
    ).toBeFocused()
    await expectAccessible(page)

    // A reload, as when the bank's app was in front.
    await page.reload()
    await expect(screenOf(page, 'deposit', 'transferReported')).toBeVisible()
    await control.advance(120_000)
    await page.clock.runFor(30_000)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeFocused()
    await expect(screenOf(page, 'deposit', 'transferReported')).toContainText(
      money(demoBalance + 700),
    )
    await expectAccessible(page)
    await press(page, language, 'deposit.result.done')
    await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance + 700)}`)
    const history = await control.requests({ endpoint: 'sendTransfer' })
    expect(history.length).toBe(1)
  })

  test(`in ${language} a report that is refused or lost says so, keeps the amount and is not sent again by itself [DEP-55, OPEN-64]`, async ({
    control,
    page,
  }) => {
    await openBankAccount(page, language)
    await press(page, language, 'deposit.bank.reportSubmit')
    await amountField(page, language).fill('700')
    // The operator has closed the account in the meantime.
    await control.putMember({ username: 'demo', channels: ['pp-1', 'bank-2'] })
    await press(page, language, 'deposit.bank.reportSend')
    const refused = page.getByRole('dialog', {
      name: words(language, 'deposit.bank.error.reportFailedTitle'),
    })
    await expect(refused).toBeVisible()
    // Of another way to deposit there is nothing to press under the dialog.
    await expect(page.getByText(words(language, 'deposit.amount.submit'))).toHaveCount(0)
    await expectAccessible(page)
    await press(page, language, 'action.ok')
    await expect(amountField(page, language)).toHaveValue('700')

    await control.putMember({ username: 'demo', channels: ['pp-1', 'bank-1', 'bank-2'] })
    await control.fault('sendTransfer', 'malformed', { applied: true })
    await press(page, language, 'deposit.bank.reportSend')
    await expect(
      page.getByRole('dialog', {
        name: words(language, 'deposit.bank.error.reportUnknownTitle'),
      }),
    ).toBeVisible()
    await press(page, language, 'action.ok')
    await press(page, language, 'deposit.bank.reportSubmit')
    await expect(amountField(page, language)).toHaveValue('700')
    expect((await control.requests({ endpoint: 'sendTransfer' })).length).toBe(2)
  })
}
