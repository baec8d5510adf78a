import { untilNextQuestionMs, waitingButton } from '../visit/deposit.steps.ts'
import { requestQr, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf } from '../visit/words.ts'

story(
  'a tab that was open before hears of the code that another one makes, and how it ends',
  async (told) => {
    const { control, expect, language, page } = told
    await signIn(page, language)
    const payment = await told.inOtherTab(async ({ page: other }) => {
      await other.goto(addressOf(language, '/'))
      return requestQr(other, language, control, '500')
    })
    await waitingButton(page, language).click()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await control.pay(payment.id)
    await told.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story('a QR code in two tabs ends in both, whichever hears of it first', async (told) => {
  const { control, expect, language, page } = told
  await signIn(page, language)
  const payment = await requestQr(page, language, control, '500')
  await told.inOtherTab(async (tab) => {
    await tab.page.goto(`${addressOf(language, '/')}?sideDeposit=true`)
    await screenOf(tab.page, 'deposit', 'awaitingPayment').waitFor()
    await control.pay(payment.id)
    await tab.passTime(untilNextQuestionMs)
    await screenOf(tab.page, 'deposit', 'succeeded').waitFor()
  })
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
})
