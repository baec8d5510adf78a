import { cancelLimit } from '@croupier/core/deposit'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs, waitingButton } from '../visit/deposit.steps.ts'
import { amountField, beMember, requestQr, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, words } from '../visit/words.ts'

story(
  'a tab that was open before shows the code of another tab, and how it ends',
  async (context) => {
    const { control, expect, language, page } = context
    await beMember(page, language)
    const payment = await context.inOtherTab(async ({ page: other }) => {
      await other.goto(addressOf(language, '/'))
      return requestQr(other, language, control, '500')
    })
    await waitingButton(page, language).click()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

for (const learnsFirst of ['first', 'second'] as const) {
  story(
    `a QR code in two tabs ends in both: in the ${learnsFirst} one, which the member looks at, and in the other as soon as they look there`,
    async (context) => {
      const { control, expect, language, page } = context
      await signIn(page, language)
      const payment = await requestQr(page, language, control, '500')
      await context.inOtherTab(async (second) => {
        await second.page.goto(`${addressOf(language, '/')}?sideDeposit=true`)
        await screenOf(second.page, 'deposit', 'awaitingPayment').waitFor()
        const hidden = learnsFirst === 'first' ? second : context
        await hidden.lookAway()
        await control.pay(payment.id)
        await second.passTime(untilNextQuestionMs)
        if (learnsFirst === 'second') {
          await screenOf(second.page, 'deposit', 'succeeded').waitFor()
          return
        }
        await screenOf(second.page, 'deposit', 'awaitingPayment').waitFor()
        await second.lookAgain()
        await screenOf(second.page, 'deposit', 'succeeded').waitFor()
      })
      if (learnsFirst === 'second') {
        await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
        await context.lookAgain()
      }
      await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    },
  )
}

story(
  'a tab that cannot check a code that another has seen paid shows the receipt when it is cancelled, without typing the amount again',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')
    await context.lookAway()
    await context.inOtherTab(async (tab) => {
      await tab.page.goto(`${addressOf(language, '/')}?sideDeposit=true`)
      await control.pay(payment.id)
      await tab.passTime(untilNextQuestionMs)
      await screenOf(tab.page, 'deposit', 'succeeded').waitFor()
    })
    await control.fault('pollQr', 'hang', { times: null })
    await context.lookAgain()
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await context.passTime(cancelLimit)
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeFocused()
    await buttonIn(page, language, 'deposit.result.again').click()
    await expect(amountField(page, language)).toHaveValue('')
  },
)
