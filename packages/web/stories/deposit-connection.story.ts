import { deadlines } from '@croupier/core/contract'
import { lastWordLimit, restAfter } from '@croupier/core/deposit'
import { minute, second } from '@croupier/core/time'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { money, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { sentence, words } from '../visit/words.ts'

/** What the member has who is with one channel. */
const balanceBefore = 1_000

/** The ways in which the answer to a question does not come. */
const troubles = [
  'malformed',
  'empty',
  'http',
  'truncated',
  'missingFields',
  'reset',
  'hang',
] as const

/** The minutes left at which the time of a code is spoken; half a minute is the last word on it. */
function milestonesOf(life: number): readonly number[] {
  return [14, 11, 8, 5, 4, 3, 2, 1].filter((minutes) => minutes * minute < life)
}

story(
  'a payment that could not be heard of until its time was over is found by another look',
  async (told) => {
    const { control, expect, language, page } = told
    const payment = await requestQrAtOnce(page, language, control)
    await control.fault('pollQr', 'malformed', { times: null })
    await control.fault('getHistory', 'malformed', { times: null })
    await control.pay(payment.id)
    await told.sleep(payment.expiresAt - payment.createdAt)
    await told.passTime(untilNextQuestionMs)
    await expect(page.getByText(words(language, 'deposit.qr.lastCheck'))).toBeVisible()
    await told.passTime(lastWordLimit)
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
  'on a connection that resets a wait keeps its code, is told calmly and ends when the payment is heard of [DEP-41, DEP-42]',
  async (told) => {
    const { control, expect, language, page, size } = told
    const announcements = await told.listenToAnnouncements()
    const payment = await requestQrAtOnce(page, language, control)
    const picture = promptPayPicture(page, language)
    const code = (await picture.getAttribute('src')) ?? ''
    const life = payment.expiresAt - payment.createdAt
    const [minutes = 0] = milestonesOf(life)
    await told.passTime(life - minutes * minute + 30 * second)
    const minutesLeft = sentence(language, 'deposit.qr.announceMinutes', { minutes })
    expect(announcements()).toContain(minutesLeft)
    await expect(page.getByText(words(language, 'deposit.qr.cautionTitle'))).toBeVisible()

    const note = page.getByText(words(language, 'deposit.qr.retrying'))
    for (const kind of troubles) {
      await control.fault('pollQr', kind, { times: null })
      await told.passTime(untilNextQuestionMs + (kind === 'hang' ? deadlines.poll : 0))
      await expect(note).toBeVisible()
      await expect(picture).toHaveAttribute('src', code)
      await control.disarm()
      await told.passTime(restAfter(1, null))
      await expect(note).toHaveCount(0)
    }

    await control.pay(payment.id)
    await told.passTime(untilNextQuestionMs)
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

story('the time that a code has left is spoken at its milestones, each once', async (told) => {
  const { control, expect, language, page } = told
  const announcements = await told.listenToAnnouncements()
  const { createdAt, expiresAt, payAmount } = await requestQrAtOnce(page, language, control)
  const life = expiresAt - createdAt
  const expected = [
    sentence(language, 'deposit.qr.announceStart', { amount: payAmount, minutes: life / minute }),
  ]
  const lookWhen = async (leftMs: number) => {
    const { now } = await control.clock()
    await told.sleep(expiresAt - leftMs - now)
    await told.passTime(untilNextQuestionMs)
    expect(announcements()).toEqual(expected)
  }
  for (const minutes of milestonesOf(life)) {
    await lookWhen(minutes * minute + 10 * second)
    expected.push(sentence(language, 'deposit.qr.announceMinutes', { minutes }))
    await lookWhen(minutes * minute)
  }
  await lookWhen(40 * second)
  expected.push(sentence(language, 'deposit.qr.announceSeconds', { seconds: 30 }))
  await lookWhen(30 * second)
})
