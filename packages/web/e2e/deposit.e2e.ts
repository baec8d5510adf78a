import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  money,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { emvChecksum, emvValue, parseEmv } from './support/emv.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const demoBalance = 12_500.5

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('a member deposits by PromptPay QR and sees the balance rise [DEP-05, DEP-42, BAL-01, BAL-07, ERR-33]', async ({
      control,
      page,
    }) => {
      // Beside a short page: what is looked over on the way is the deposit.
      const help = encodeURIComponent(addressOf(language, '/help'))
      await page.goto(addressOf(language, `/login?url=${help}`))
      await fillLogin(page, language)
      const currency = words(language, 'format.currency')
      await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance)}`)
      await expectAccessible(page)

      await openDeposit(page, language)
      await expect(
        page.getByRole('dialog', { name: words(language, 'deposit.channel.choose') }),
      ).toContainText(currency)
      await expectAccessible(page)
      await chooseChannel(page, language)
      await amountField(page, language).fill('500')
      await expectAccessible(page)
      await confirmDeposit(page, language)

      const warning = page.getByRole('dialog', {
        name: words(language, 'deposit.reuse.title'),
      })
      await expect(warning).toBeVisible()
      await expectAccessible(page)
      await warning.getByRole('button').click()
      await expect(warning).toBeHidden()
      await expectAccessible(page)

      const payment = await newestPayment(control)
      const waiting = screenOf(page, 'deposit', 'awaitingPayment')
      await expect(waiting).toContainText(`${money(payment.payAmount)} ${currency}`)
      const image = page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') })
      const payload = await readQrFrom(image)
      const fields = parseEmv(payload)
      expect({
        payload,
        amount: emvValue(fields, '54'),
        currency: emvValue(fields, '53'),
        country: emvValue(fields, '58'),
        checksum: emvValue(fields, '63'),
      }).toEqual({
        payload: payment.qrCode,
        amount: payment.payAmount.toFixed(2),
        currency: '764',
        country: 'TH',
        checksum: emvChecksum(payload),
      })
      await expect(
        page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') }),
      ).toHaveText(/^1[45]:\d\d$/)

      await control.pay(payment.id)
      await expect(
        page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
      ).toBeVisible()
      await expectAccessible(page)
      await expect(screenOf(page, 'deposit', 'succeeded')).toContainText(
        `+${money(payment.payAmount)} ${currency}`,
      )
      await page
        .getByRole('button', { name: words(language, 'deposit.result.again'), exact: true })
        .click()
      await page.goto(addressOf(language, '/'))
      await expect(balanceIn(page, language)).toContainText(money(demoBalance + payment.payAmount))
    })

    test('a QR code whose time is over says so and keeps the amount [DEP-45, DEP-46]', async ({
      control,
      page,
    }) => {
      await signIn(page, language)
      await requestQr(page, language, control, '500')
      await control.advance(16 * 60 * 1000)
      const dialog = page.getByRole('dialog', {
        name: words(language, 'deposit.poll.expiredTitle'),
      })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
      await expect(amountField(page, language)).toHaveValue('500')
    })

    test('a rejected payment says why [DEP-43, ERR-34]', async ({ control, page }) => {
      await signIn(page, language)
      const payment = await requestQr(page, language, control, '500')
      await control.reject(payment.id, 'The account has another name')
      const dialog = page.getByRole('dialog', {
        name: words(language, 'deposit.poll.unsuccessfulTitle'),
      })
      await expect(dialog).toHaveAccessibleDescription(/The account has another name/)
      await expectAccessible(page)
    })

    test('an amount that the channel does not take is refused beside its field [DEP-23]', async ({
      control,
      page,
    }) => {
      await signIn(page, language)
      await openDeposit(page, language)
      await chooseChannel(page, language)
      await amountField(page, language).fill('80')
      await confirmDeposit(page, language)
      await expect(page.getByRole('alert')).toContainText('100')
      await expect(amountField(page, language)).toHaveValue('80')
      await expectAccessible(page)
      expect(await control.payments()).toEqual([])
    })

    test('a wrong password is refused and nothing typed is lost [ERR-09]', async ({
      control: _,
      page,
    }) => {
      await signIn(page, language, { password: 'not-the-password' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(
        page.getByRole('textbox', { name: words(language, 'field.username') }),
      ).toHaveValue('demo')
      await expectAccessible(page)
    })
  })
}
