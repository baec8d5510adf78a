import { formatCountdown, minute } from '@croupier/core/time'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

story(
  'a code keeps counting down while the clocks of a backend disagree [DEP-45, OPEN-83]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.skewClock({ every: 3, byMs: 20 * minute })
    const payment = await requestQrAtOnce(page, language, control)
    const life = payment.expiresAt - payment.createdAt
    const timer = page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') })
    for (const passed of [0, 1, 2]) {
      await expect(timer).toHaveText(formatCountdown(life - passed * minute))
      await context.passTime(minute)
    }
  },
)

story(
  'a code that has expired by a clock that may be wrong says so, stays, and is paid [DEP-45, OPEN-83]',
  async (context) => {
    const { control, expect, language, page } = context
    const payment = await requestQrAtOnce(page, language, control)
    await control.advance(-5 * minute)
    await context.passTime(payment.expiresAt - payment.createdAt)
    const timer = page.getByRole('timer', { name: words(language, 'deposit.qr.timeLeft') })
    await expect(timer).toHaveText('00:00')
    await expect(page.getByText(words(language, 'deposit.qr.overtime'))).toBeVisible()
    await expect(promptPayPicture(page, language)).toBeVisible()
    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)
