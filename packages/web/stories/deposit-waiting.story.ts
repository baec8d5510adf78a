import { formatCountdown, minute } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import {
  longerThanACodeMs,
  promptPayPicture,
  untilNextQuestionMs,
  waitingButton,
} from '../visit/deposit.steps.ts'
import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  money,
  newestPayment,
  openDeposit,
  requestQr,
  requestQrAtOnce,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

const demoBalance = 12_500.5

story(
  'a member deposits by PromptPay QR and sees the balance rise [DEP-05, DEP-42, BAL-01, BAL-07, ERR-33]',
  async (context) => {
    const { control, expect, language, page } = context
    const currency = words(language, 'format.currency')
    await signIn(page, language)
    await expect(balanceIn(page, language)).toHaveText(`฿${money(demoBalance)}`)
    await openDeposit(page, language)
    await expect(dialogIn(page, language, 'deposit.channel.choose')).toContainText(currency)
    await chooseChannel(page, language)
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await expect(dialogIn(page, language, 'deposit.reuse.title')).toHaveCount(0)

    const { createdAt, expiresAt, id, payAmount } = await newestPayment(control)
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toContainText(
      `${money(payAmount)} ${currency}`,
    )
    await expect(promptPayPicture(page, language)).toBeVisible()
    const timer = page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') })
    const life = expiresAt - createdAt
    await expect(timer).toHaveText(formatCountdown(life))
    await context.passTime(minute)
    await expect(timer).toHaveText(formatCountdown(life - minute))

    await control.pay(id)
    await context.passTime(untilNextQuestionMs)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeFocused()
    await expect(screenOf(page, 'deposit', 'succeeded')).toContainText(
      `+${money(payAmount)} ${currency}`,
    )
    await buttonIn(page, language, 'deposit.result.again').click()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await page.goto(addressOf(language, '/'))
    await expect(balanceIn(page, language)).toContainText(money(demoBalance + payAmount))
  },
)

story(
  'an expired QR code says so and keeps the amount, also after a reload [DEP-45, DEP-46, DEP-49]',
  async (context) => {
    const { control, expect, language, page } = context
    const expired = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await signIn(page, language)
    await requestQr(page, language, control, '500')
    await context.sleep(longerThanACodeMs)
    await expect(expired).toBeVisible()
    await buttonIn(expired, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('500')

    await confirmDeposit(page, language)
    await understandReuse(page, language)
    const { merchantRef } = await newestPayment(control)
    await page.reload()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await context.sleep(longerThanACodeMs)
    await expect(expired).toHaveDescription(
      new RegExp(
        `^${sentence(language, 'deposit.poll.error.expired', { minutes: 30 })} ?${words(language, 'deposit.qr.reference')} ${merchantRef}`,
      ),
    )
    await expect(page.getByText(words(language, 'deposit.checkingAccounts'))).toHaveCount(0)
    await buttonIn(expired, language, 'action.ok').click()
    await expect(amountField(page, language)).toHaveValue('500')
  },
)

story('a rejected payment says why [DEP-43, ERR-34]', async (context) => {
  const { control, expect, language, page } = context
  await signIn(page, language)
  const payment = await requestQr(page, language, control, '500')
  await control.reject(payment.id, 'The account has another name')
  await context.passTime(untilNextQuestionMs)
  await expect(dialogIn(page, language, 'deposit.poll.unsuccessfulTitle')).toHaveDescription(
    /The account has another name/,
  )
})

story('a waiting QR code survives a reload and shows on any page', async (context) => {
  const { control, expect, language, page } = context
  await signIn(page, language)
  const payment = await requestQr(page, language, control, '500')
  await page.reload()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  await page.goto(addressOf(language, '/'))
  await waitingButton(page, language).click()
  await expect(promptPayPicture(page, language)).toBeVisible()

  await buttonIn(page, language, 'action.close').click()
  await control.pay(payment.id)
  await context.passTime(untilNextQuestionMs)
  await expect(balanceIn(page, language)).toContainText(money(demoBalance + payment.payAmount))
})

story(
  'the page of a payment by a link does not ask to scan anything',
  async ({ control, expect, language, page }) => {
    await control.arm('deposit-qr.link')
    await requestQrAtOnce(page, language, control)
    await page.goto(addressOf(language, '/deposit'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(language, 'menu.deposit'),
    )
  },
  { size: 'phone' },
)
