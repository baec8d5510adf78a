import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

story(
  'a code that the browser has no room for asks for the page to stay open, before it is paid',
  async (told) => {
    const { control, expect, language, page } = told
    const note = page.getByText(words(language, 'deposit.qr.notKeptBody'))
    await told.fillStorage()
    const payment = await requestQrAtOnce(page, language, control)
    await expect(promptPayPicture(page, language)).toBeVisible()
    await expect(note).toBeVisible()
    await control.pay(payment.id)
    await told.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story('a code that the browser keeps asks for nothing', async (told) => {
  const { control, expect, language, page } = told
  await requestQrAtOnce(page, language, control)
  await expect(promptPayPicture(page, language)).toBeVisible()
  await expect(page.getByText(words(language, 'deposit.qr.notKeptBody'))).toHaveCount(0)
})
