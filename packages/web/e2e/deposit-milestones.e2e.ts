import { requestQrAtOnce } from '../visit/steps.ts'
import { sentence } from '../visit/words.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { askAboutPayment, watchQrCalls } from './support/network.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const minute = 60_000

/** The minutes left at which the time is spoken; half a minute is the last word on it. */
const milestones = [14, 11, 8, 5, 4, 3, 2, 1]

test.use(withoutMotion)

test('the time that a code has left is spoken at its milestones, each once', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const announcements = await listenToAnnouncements(page)
  await page.clock.install()
  const { expiresAt, payAmount } = await requestQrAtOnce(page, language, control)
  const calls = watchQrCalls(page)
  const expected = [
    sentence(language, 'deposit.qr.announceStart', { amount: payAmount, minutes: 15 }),
  ]
  const lookWhen = async (leftMs: number) => {
    const { now } = await control.clock()
    await control.advance(expiresAt - leftMs - now)
    await askAboutPayment(page, calls)
    await expect.poll(announcements).toEqual(expected)
  }
  for (const minutes of milestones) {
    expected.push(sentence(language, 'deposit.qr.announceMinutes', { minutes }))
    await lookWhen(minutes * minute - 2_000)
  }
  expected.push(sentence(language, 'deposit.qr.announceSeconds', { seconds: 30 }))
  await lookWhen(28_000)
})
