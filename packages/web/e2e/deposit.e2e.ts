import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  newestPayment,
  openDeposit,
  requestQrAtOnce,
  screenOf,
} from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { emvChecksum, emvValue, parseEmv } from './support/emv.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const language = 'en'

test.use(withoutMotion)

test('on a desktop the receipt begins in sight, although the member had scrolled the code', async ({
  control,
  page,
}) => {
  const visit = await openBrowserVisit({ control, language, page, size: 'desktop' })
  const { id } = await requestQrAtOnce(page, language, control)
  await buttonIn(page, language, 'deposit.qr.copyReference').scrollIntoViewIfNeeded()
  await control.pay(id)
  await visit.passTime(untilNextQuestionMs)
  const title = page.getByRole('heading', { name: words(language, 'deposit.poll.success') })
  await expect(title).toBeInViewport({ ratio: 1 })
})

test('on a desktop the screens of a deposit by PromptPay are accessible, and a camera reads the code [DEP-05]', async ({
  control,
  page,
}) => {
  const visit = await openBrowserVisit({ control, language, page, size: 'desktop' })
  // Beside a short page, so that the checks cover mainly the deposit.
  const help = encodeURIComponent(addressOf(language, '/help'))
  await page.goto(addressOf(language, `/login?url=${help}`))
  await fillLogin(page, language)
  await expect(balanceIn(page, language)).toBeVisible()
  await expectAccessible(page)
  await openDeposit(page, language)
  await expect(dialogIn(page, language, 'deposit.channel.choose')).toBeVisible()
  await expectAccessible(page)
  await chooseChannel(page, language)
  await amountField(page, language).fill('80')
  await confirmDeposit(page, language)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await amountField(page, language).fill('500')
  await confirmDeposit(page, language)

  const warning = dialogIn(page, language, 'deposit.reuse.title')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await buttonIn(warning, language, 'action.gotIt').click()
  await visit.settled()
  await expectAccessible(page)
  const payment = await newestPayment(control)
  const payload = await readQrFrom(
    page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
  )
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

  await buttonIn(page, language, 'action.cancel').click()
  await expect(dialogIn(page, language, 'deposit.cancel.title')).toBeVisible()
  await expectAccessible(page)
  await control.reject(payment.id, 'The account has another name')
  await visit.passTime(untilNextQuestionMs)
  const rejected = dialogIn(page, language, 'deposit.poll.unsuccessfulTitle')
  await expect(rejected).toBeVisible()
  await expectAccessible(page)
  await buttonIn(rejected, language, 'action.ok').click()

  await confirmDeposit(page, language)
  await warning.getByRole('button').click()
  await control.pay((await newestPayment(control)).id)
  await visit.passTime(untilNextQuestionMs)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  await expectAccessible(page)
})
