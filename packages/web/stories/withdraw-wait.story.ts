import { day, formatLongCountdown, minute } from '@croupier/core/time'
import { screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import {
  confirmPayout,
  openWithdraw,
  withdrawAmount,
  withdrawField,
} from '../visit/withdraw.steps.ts'
import { dayAndTime, dayOf, sentence, words } from '../visit/words.ts'

story(
  'a lock until tomorrow counts in hours and names its day [WD-14, WD-19, WD-20]',
  async (context) => {
    const { expect, language, page } = context
    const wait = day - minute
    const until = await lockFor(context, wait)
    await expect(page.getByRole('timer')).toHaveText(formatLongCountdown(wait))
    const shown = dayAndTime(language, until)
    await expect(
      page.getByText(sentence(language, 'withdraw.lockUntil', { time: shown })),
    ).toBeVisible()
    const left = { hours: 23, minutes: 59, seconds: 0 }
    await expect(page.getByRole('alert')).toContainText(
      sentence(language, 'withdraw.error.locked', left),
    )
    await withdrawField(page, language).press('Enter')
    await expect(page.getByRole('alert')).toContainText(
      sentence(language, 'withdraw.error.waitRemaining', left),
    )
  },
)

story(
  'a lock of more than a day shows a date, and after a day the next withdrawal asks the server [WD-14, WD-18, WD-19, WD-21]',
  async (context) => {
    const { expect, language, page } = context
    const until = await lockFor(context, 400 * day)
    const shown = dayAndTime(language, until)
    await expect(page.getByText(words(language, 'withdraw.lockTitleDate'))).toBeVisible()
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(
      page.getByText(sentence(language, 'withdraw.lockReasonDate', { hours: 24 })),
    ).toBeVisible()
    const locked = sentence(language, 'withdraw.lockButtonDate', { date: dayOf(language, until) })
    await expect(page.getByRole('button', { name: locked })).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(
      sentence(language, 'withdraw.error.lockedUntil', { until: shown }),
    )
    await withdrawField(page, language).press('Enter')
    await expect(alert).toContainText(
      sentence(language, 'withdraw.error.waitUntil', { until: shown }),
    )

    await context.sleep(day)
    await expect(page.getByText(words(language, 'withdraw.lockTitleDate'))).toHaveCount(0)
    await withdrawField(page, language).press('Enter')
    await confirmPayout(page, language)
    await expect(alert).toContainText(
      sentence(language, 'withdraw.error.lockedUntil', { until: shown }),
    )
  },
)

/** Withdraws while the server locks withdrawals for this time. Returns the end of the lock. */
async function lockFor(
  { control, expect, language, page }: StoryContext,
  ms: number,
): Promise<number> {
  await signIn(page, language, { username: 'onechannel' })
  const { now } = await control.clock()
  const until = now + ms
  await control.putMember({ username: 'onechannel', withdrawLockedUntil: until })
  await openWithdraw(page, language)
  await withdrawAmount(page, language, '500')
  await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  return until
}
