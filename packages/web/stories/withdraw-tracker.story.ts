import { minute } from '@croupier/core/time'
import { screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { openWithdraw, withdrawAmount } from '../visit/withdraw.steps.ts'
import { sentence, words } from '../visit/words.ts'

story(
  'a withdrawal is followed until the history says that it was paid out, with its account and its reference [WD-17]',
  async ({ control, expect, language, page, passTime }) => {
    await signIn(page, language, { username: 'onechannel' })
    await openWithdraw(page, language)
    await control.fault('getHistory', 'malformed')
    await withdrawAmount(page, language, '300')
    const tracker = screenOf(page, 'withdrawLock', 'locked')
    await expect(tracker).toContainText('-300.00')
    await expect(tracker).toContainText('xxx-x-xx890-1')
    await expect(page.getByText(words(language, 'withdraw.speed'))).toHaveCount(0)
    const now = tracker.getByRole('status').filter({ hasText: /./ })
    await expect(now).toHaveText(words(language, 'withdraw.tracker.now.sent'))
    await passTime(minute / 2)
    await expect(now).toHaveText(words(language, 'withdraw.tracker.now.onItsWay'))
    await expect(tracker).toContainText(
      sentence(language, 'withdraw.tracker.reference', { reference: 'W-20025' }),
    )
    await passTime(3 * minute)
    await expect(now).toHaveText(words(language, 'withdraw.tracker.now.paidOut'))
  },
)

story(
  'the time that the operator has configured stands beside a withdrawal until it was paid out [OPEN-53]',
  async ({ control, expect, language, page, passTime }) => {
    const withdrawSpeed = { th: 'ถอนไวภายใน 2 นาที', en: 'Paid out within 2 minutes' }
    await control.changeSite({ texts: { withdrawSpeed } })
    await signIn(page, language, { username: 'onechannel' })
    await openWithdraw(page, language)
    await withdrawAmount(page, language, '300')
    const tracker = screenOf(page, 'withdrawLock', 'locked')
    await expect(tracker).toContainText(words(language, 'withdraw.tracker.now.onItsWay'))
    const speed = page.getByText(withdrawSpeed[language])
    await expect(speed).toHaveTexts([
      sentence(language, 'withdraw.tracker.usualTime', { speed: withdrawSpeed[language] }),
    ])
    await passTime(4 * minute)
    await expect(tracker).toContainText(words(language, 'withdraw.tracker.now.paidOut'))
    await expect(speed).toHaveCount(0)
  },
)
