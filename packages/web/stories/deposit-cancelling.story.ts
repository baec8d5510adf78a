import { cancelLimit } from '@croupier/core/deposit'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { amountField, balanceIn, money, requestQr, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { sentence, words } from '../visit/words.ts'

const demoBalance = 12_500.5

story(
  'cancelling asks first, and a payment in that moment still counts [DEP-47]',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await expect(question).toHaveDescription(words(language, 'deposit.cancel.body'))
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeVisible()
    await expect(question).toHaveCount(0)
  },
)

story(
  'a code that cannot be checked is not cancelled without another question [DEP-47]',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language)
    const payment = await requestQr(page, language, control, '500')
    await control.pay(payment.id)
    await context.loseConnection()
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await expect(question).toHaveDescription(words(language, 'deposit.cancel.body'))
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await context.passTime(cancelLimit)
    await expect(question).toHaveDescription(words(language, 'deposit.cancel.unchecked'))
    await context.findConnection()
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story(
  'a cancelled code is told once, by the card at the amount, where the focus is [DEP-47]',
  async ({ control, expect, language, page }) => {
    await signIn(page, language)
    await requestQr(page, language, control, '500')
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    const title = page.getByRole('heading', {
      name: words(language, 'deposit.ending.cancelledTitle'),
    })
    await expect(title).toBeFocused()
    const told = sentence(language, 'deposit.ending.cancelled', { minutes: 30 })
    await expect(title).toHaveDescription(told)
    await expect(page.getByText(words(language, 'deposit.ending.cancelledTitle'))).toHaveCount(1)
    await expect(
      page.getByText(sentence(language, 'deposit.poll.cancelled', { minutes: 30 })),
    ).toHaveCount(0)
  },
)

story(
  'a paid code that was cancelled unchecked is announced as paid, and the balance is right at once [DEP-47, DEP-50]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const cancelled = page.getByText(sentence(language, 'deposit.poll.cancelled', { minutes: 30 }))
    await signIn(page, language)
    const { id, payAmount } = await requestQr(page, language, control, '500')
    const credited = page.getByText(
      sentence(language, 'deposit.poll.successBody', { amount: payAmount }),
    )
    await control.fault('pollQr', 'hang', { times: null })
    await control.pay(id)
    await buttonIn(page, language, 'action.cancel').click()
    const question = dialogIn(page, language, 'deposit.cancel.title')
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await context.passTime(cancelLimit)
    await expect(question).toHaveDescription(words(language, 'deposit.cancel.unchecked'))
    await buttonIn(question, language, 'deposit.cancel.confirm').click()
    await expect(cancelled).toHaveCount(0)
    await expect(amountField(page, language)).toHaveValue('500')

    await control.disarm()
    await context.passTime(untilNextQuestionMs)
    if (size === 'phone') {
      await page.goBack()
      await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
    }
    await page.goBack()
    await expect(balanceIn(page, language)).toContainText(money(demoBalance + payAmount))
    await expect(screenOf(page, 'deposit', 'succeeded')).toHaveCount(0)
    await expect(cancelled).toHaveCount(0)
    await expect(credited).toHaveCount(1)
  },
)
