import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

story(
  'a code that the browser cannot store asks the member before the payment to keep the page open',
  async (context) => {
    const { control, expect, language, page } = context
    const note = page.getByText(words(language, 'deposit.qr.notKeptBody'))
    await context.fillStorage()
    const payment = await requestQrAtOnce(page, language, control)
    await expect(promptPayPicture(page, language)).toBeVisible()
    await expect(note).toBeVisible()
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story('a code that the browser stores shows no such request', async (context) => {
  const { control, expect, language, page } = context
  await requestQrAtOnce(page, language, control)
  await expect(promptPayPicture(page, language)).toBeVisible()
  await expect(page.getByText(words(language, 'deposit.qr.notKeptBody'))).toHaveCount(0)
})
