import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { longerThanACodeMs, payInPart, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { newestPayment, requestQrAtOnce, screenOf, understandReuse } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { sentence, words } from '../visit/words.ts'

story(
  'behind the dialog of a code that expired stand its amount, times and reference, and a new code of the same amount [DEP-49, OPEN-63]',
  async (told) => {
    const { control, expect, language, page } = told
    const { merchantRef, payAmount } = await requestQrAtOnce(page, language, control)
    await told.sleep(longerThanACodeMs)
    const dialog = dialogIn(page, language, 'deposit.poll.expiredTitle')
    await buttonIn(dialog, language, 'action.ok').click()
    const amountStep = screenOf(page, 'deposit', 'enteringAmount')
    for (const text of [
      words(language, 'deposit.poll.expiredTitle'),
      words(language, 'deposit.ending.expired'),
      payAmount.toFixed(2),
      words(language, 'deposit.ending.created'),
      words(language, 'deposit.ending.ended'),
      merchantRef,
    ]) {
      await expect(amountStep).toContainText(text)
    }
    await page
      .getByRole('button', { name: sentence(language, 'deposit.ending.renew', { amount: 500 }) })
      .click()
    await understandReuse(page, language)
    const renewed = await newestPayment(control)
    expect(renewed.requestedAmount).toBe(500)
    expect(renewed.merchantRef).not.toBe(merchantRef)
  },
)

story(
  'behind the dialog of a payment in part stand what was to be paid, what arrived and what is missing, and a message to the admin that says so',
  async (told) => {
    const { control, expect, language, page } = told
    await control.changeSite({ contactLink: 'https://line.me/R/ti/p/@kin' })
    const { payment, told: texts } = await payInPart(told)
    const amountStep = screenOf(page, 'deposit', 'enteringAmount')
    for (const text of texts) await expect(amountStep).toContainText(text)
    const message = sentence(language, 'deposit.ending.reportMessage', {
      reference: payment.merchantRef,
      payAmount: payment.payAmount,
      received: 250,
    })
    await expect(
      page.getByRole('link', { name: words(language, 'deposit.ending.report') }),
    ).toHaveAttribute('href', `https://line.me/R/oaMessage/%40kin/?${encodeURIComponent(message)}`)
    const renewal = sentence(language, 'deposit.ending.renew', { amount: 500 })
    await expect(page.getByRole('button', { name: renewal })).toHaveCount(0)
  },
)

story('behind the dialog of a rejected payment stands the server’s reason', async (told) => {
  const { control, expect, language, page } = told
  const payment = await requestQrAtOnce(page, language, control)
  const reason = 'The account has another name'
  await control.reject(payment.id, reason)
  await told.passTime(untilNextQuestionMs)
  const dialog = dialogIn(page, language, 'deposit.poll.unsuccessfulTitle')
  await buttonIn(dialog, language, 'action.ok').click()
  const amountStep = screenOf(page, 'deposit', 'enteringAmount')
  await expect(amountStep).toContainText(`${words(language, 'deposit.ending.reason')}${reason}`)
  await expect(amountStep).toContainText(payment.merchantRef)
  const renewal = sentence(language, 'deposit.ending.renew', { amount: 500 })
  await expect(page.getByRole('button', { name: renewal })).toHaveCount(0)
})
