import { day, formatCountdown, minute } from '@croupier/core/time'
import { dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { isForPayment } from '../visit/journeys/calls.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

story(
  'a hidden page does not poll, polls at once when visible again, and knows that it slept too long [DEP-41, DEP-45]',
  async (context) => {
    const { control, expect, language, page } = context
    await requestQrAtOnce(page, language, control)
    const questions = await context.watchCalls(isForPayment)
    await context.passTime(untilNextQuestionMs)
    expect(await questions.made()).toBe(1)

    await context.lookAway()
    const { length: asked } = await control.requests()
    await context.passTime(minute)
    expect(await control.requests()).toHaveLength(asked)
    expect(await questions.made()).toBe(1)
    await context.lookAgain()
    expect(await questions.made()).toBe(2)

    await context.lookAway()
    await context.sleep(16 * minute)
    await context.lookAgain()
    await expect(dialogIn(page, language, 'deposit.poll.expiredTitle')).toBeVisible()
    await expect(promptPayPicture(page, language)).toHaveCount(0)
  },
)

story(
  'a device whose clock is a day ahead, and then a day behind, counts by the server’s time [DEP-45]',
  async (context) => {
    const { control, expect, language, page } = context
    const timer = page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') })
    await context.setDeviceAhead(day)
    const payment = await requestQrAtOnce(page, language, control)
    const life = payment.expiresAt - payment.createdAt
    await expect(timer).toHaveText(formatCountdown(life))
    await page.reload()
    await expect(timer).toHaveText(formatCountdown(life))

    await context.setDeviceAhead(-day)
    await context.passTime(untilNextQuestionMs)
    const left = life - untilNextQuestionMs
    await expect(timer).toHaveText(formatCountdown(left))
    await page.reload()
    await expect(timer).toHaveText(formatCountdown(left))
    await context.lookAway()
    await control.pay(payment.id)
    await context.lookAgain()
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)
