import { day, formatCountdown, minute } from '@croupier/core/time'
import { dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { isForPayment } from '../visit/journeys/calls.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

story(
  'a page that nobody sees asks nothing, asks at once when it is seen again, and knows that it slept too long [DEP-41, DEP-45]',
  async (told) => {
    const { control, expect, language, page } = told
    await requestQrAtOnce(page, language, control)
    const questions = await told.watchCalls(isForPayment)
    await told.passTime(untilNextQuestionMs)
    expect(questions.count()).toBe(1)

    await told.lookAway()
    const { length: asked } = await control.requests()
    await told.passTime(minute)
    expect(await control.requests()).toHaveLength(asked)
    expect(questions.count()).toBe(1)
    await told.lookAgain()
    expect(questions.count()).toBe(2)

    await told.lookAway()
    await told.sleep(16 * minute)
    await told.lookAgain()
    await expect(dialogIn(page, language, 'deposit.poll.expiredTitle')).toBeVisible()
    await expect(promptPayPicture(page, language)).toHaveCount(0)
  },
)

story(
  'a device whose clock is a day ahead, and then a day behind, counts by the time of the server [DEP-45]',
  async (told) => {
    const { control, expect, language, page } = told
    const timer = page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') })
    await told.setDeviceAhead(day)
    const payment = await requestQrAtOnce(page, language, control)
    const life = payment.expiresAt - payment.createdAt
    await expect(timer).toHaveText(formatCountdown(life))
    await page.reload()
    await expect(timer).toHaveText(formatCountdown(life))

    await told.setDeviceAhead(-day)
    await told.passTime(untilNextQuestionMs)
    const left = life - untilNextQuestionMs
    await expect(timer).toHaveText(formatCountdown(left))
    await page.reload()
    await expect(timer).toHaveText(formatCountdown(left))
    await told.lookAway()
    await control.pay(payment.id)
    await told.lookAgain()
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)
