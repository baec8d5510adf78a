import { untilNextQuestionMs, waitingButton } from '../visit/deposit.steps.ts'
import { beMember, requestQr, screenOf } from '../visit/steps.ts'
import { addressOf } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const language = 'th'

test.use(withoutMotion)

test('on a phone the tab that was open before shows the code of another tab, and both learn how it ends', async ({
  context,
  control,
  page,
}) => {
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  await beMember(page, language)
  const other = await context.newPage()
  await other.goto(addressOf(language, '/'))
  const payment = await requestQr(other, language, control, '500')
  await page.bringToFront()
  await waitingButton(page, language).click()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  await control.pay(payment.id)
  await visit.passTime(untilNextQuestionMs)
  for (const tab of [page, other]) {
    await expect(screenOf(tab, 'deposit', 'succeeded')).toBeVisible()
  }
})
