import { deadlines } from '@croupier/core/contract'
import { lastWordLimit, restAfter } from '@croupier/core/deposit'
import { passedMilestone } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { money, openAmount, requestQrAtAmount, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { sentence, words } from '../visit/words.ts'

/** The balance of the member with one channel. */
const balanceBefore = 1_000

/** The ways in which the answer to a poll fails. */
const troubles = [
  'malformed',
  'empty',
  'http',
  'truncated',
  'missingFields',
  'reset',
  'hang',
] as const

/** The remaining minutes at which the time of a code is announced. The last announcement is half a minute. */
function milestonesOf(life: number): readonly number[] {
  return Array.from({ length: life / minute }, (_, minutes) => minutes)
    .filter((minutes) => passedMilestone(life, minutes * minute) === minutes * minute)
    .toReversed()
}

story(
  'a payment whose polls failed until its code expired is found by another check',
  async (context) => {
    const { control, expect, language, page } = context
    const payment = await requestQrAtOnce(page, language, control)
    await control.fault('pollQr', 'malformed', { times: null })
    await control.fault('getHistory', 'malformed', { times: null })
    await control.pay(payment.id)
    await context.sleep(payment.expiresAt - payment.createdAt)
    await context.passTime(untilNextQuestionMs)
    await expect(page.getByText(words(language, 'deposit.qr.lastCheck'))).toBeVisible()
    await context.passTime(lastWordLimit)
    const dialog = dialogIn(page, language, 'deposit.poll.unconfirmedTitle')
    await expect(dialog).toHaveDescription(
      new RegExp(
        `^${sentence(language, 'deposit.poll.unconfirmed', { minutes: 30 })}.*${payment.merchantRef}`,
      ),
    )
    await control.disarm()
    await buttonIn(dialog, language, 'deposit.poll.checkAgain').click()
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  },
)

story(
  'a wait on a connection that resets keeps its code, shows a calm message and ends when a poll sees the payment [DEP-41, DEP-42]',
  async (context) => {
    const { control, expect, language, page, size } = context
    await openAmount(page, language)
    const announcements = await listenAfterBalance(context)
    const payment = await requestQrAtAmount(page, language, control)
    const picture = promptPayPicture(page, language)
    const code = (await picture.getAttribute('src')) ?? ''
    const life = payment.expiresAt - payment.createdAt
    const [minutes = 0] = milestonesOf(life)
    await context.passTime(life - minutes * minute + 30 * second)
    const minutesLeft = sentence(language, 'deposit.qr.announceMinutes', { minutes })
    expect(announcements()).toContain(minutesLeft)
    await expect(page.getByText(words(language, 'deposit.qr.cautionTitle'))).toBeVisible()

    const note = page.getByText(words(language, 'deposit.qr.retrying'))
    for (const kind of troubles) {
      await control.fault('pollQr', kind, { times: null })
      await context.passTime(untilNextQuestionMs)
      if (kind === 'hang') await context.passTime(deadlines.poll)
      await expect(note).toBeVisible()
      await expect(picture).toHaveAttribute('src', code)
      await control.disarm()
      await context.passTime(restAfter(1, null))
      await expect(note).toHaveCount(0)
    }

    await control.pay(payment.id)
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
    ).toBeFocused()
    const balance = `฿${money(balanceBefore + payment.payAmount)}`
    expect(announcements()).toEqual([
      sentence(language, 'deposit.qr.announceStart', {
        amount: payment.payAmount,
        minutes: life / minute,
      }),
      minutesLeft,
      ...troubles.map(() => words(language, 'deposit.qr.retrying')),
      ...(size === 'phone' ? [] : [balance]),
    ])
  },
)

story(
  'the time that a code has left is spoken at its milestones, each once, and that it is nearly over',
  async (context) => {
    const { control, expect, language, page } = context
    await openAmount(page, language)
    const announcements = await listenAfterBalance(context)
    const { createdAt, expiresAt, payAmount } = await requestQrAtAmount(page, language, control)
    const life = expiresAt - createdAt
    const expected = [
      sentence(language, 'deposit.qr.announceStart', { amount: payAmount, minutes: life / minute }),
    ]
    const nearlyOver =
      words(language, 'deposit.qr.nearlyOver') + words(language, 'deposit.qr.nearlyOverBody')
    const lookWhen = async (leftMs: number) => {
      const { now } = await control.clock()
      await context.sleep(expiresAt - leftMs - now)
      await context.passTime(untilNextQuestionMs)
      expect(announcements()).toEqual(expected)
    }
    for (const minutes of milestonesOf(life)) {
      await lookWhen(minutes * minute + 10 * second)
      if (minutes === 1) expected.push(nearlyOver)
      expected.push(sentence(language, 'deposit.qr.announceMinutes', { minutes }))
      await lookWhen(minutes * minute)
    }
    await lookWhen(40 * second)
    expected.push(sentence(language, 'deposit.qr.announceSeconds', { seconds: 30 }))
    await lookWhen(30 * second)
  },
)

/** Listens from now on. Where the balance comes late, it is spoken too when it comes. */
async function listenAfterBalance({ listenToAnnouncements, settled }: StoryContext) {
  await settled()
  return listenToAnnouncements()
}
