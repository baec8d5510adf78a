import { money, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { languages, sentence, words } from '../visit/words.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { askAboutPayment, watchQrCalls } from './support/network.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** What the member has who is with one channel. */
const balanceBefore = 1_000

const minute = 60_000
/** For how long the server is asked once more when the time of a code is over. */
const longestLastWordMs = 10_000
/** How long a question about a payment may take. */
const longestQuestionMs = 8_000

test.use(withoutMotion)

for (const language of languages) {
  test(`in ${language} a payment that could not be heard of until its time was over is found by another look`, async ({
    control,
    page,
  }) => {
    const calls = watchQrCalls(page)
    await page.clock.install()
    const payment = await requestQrAtOnce(page, language, control)
    await control.fault('pollQr', 'malformed', { times: null })
    await control.pay(payment.id)
    await control.advance(16 * minute)
    await askAboutPayment(page, calls)
    await expect(page.getByText(words(language, 'deposit.qr.lastCheck'))).toBeVisible()
    await page.clock.runFor(longestLastWordMs)
    const dialog = page.getByRole('dialog', {
      name: words(language, 'deposit.poll.unconfirmedTitle'),
      exact: true,
    })
    const isDescribed = new RegExp(
      `^${words(language, 'deposit.poll.unconfirmed')} .*${payment.merchantRef}`,
    )
    await expect(dialog).toHaveAccessibleDescription(isDescribed)
    await control.disarm()
    await dialog
      .getByRole('button', { name: words(language, 'deposit.poll.checkAgain'), exact: true })
      .click()
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  })
}

test.describe('on a connection that resets', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
      'console: Failed to load resource: net::ERR_CONNECTION_RESET',
    ],
  })

  for (const language of languages) {
    test(`in ${language} a wait keeps its code, is told calmly and ends when the payment is heard of [DEP-41, DEP-42]`, async ({
      control,
      isMobile,
      page,
    }) => {
      const announcements = await listenToAnnouncements(page)
      await page.clock.install()
      const payment = await requestQrAtOnce(page, language, control)
      const picture = page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') })
      const code = await picture.getAttribute('src')
      const calls = watchQrCalls(page)

      await control.advance(90_000)
      await askAboutPayment(page, calls)
      const minutesLeft = sentence(language, 'deposit.qr.announceMinutes', { minutes: 14 })
      await expect.poll(announcements).toContain(minutesLeft)
      await expect(page.getByText(words(language, 'deposit.qr.cautionTitle'))).toBeVisible()

      const note = page.getByText(words(language, 'deposit.qr.retrying'))
      const kinds = ['malformed', 'empty', 'http', 'truncated', 'missingFields', 'reset'] as const
      for (const kind of [...kinds, 'hang'] as const) {
        await control.fault('pollQr', kind, { times: null })
        await askAboutPayment(page, calls, kind === 'hang' ? longestQuestionMs : 0)
        await expect(note).toBeVisible()
        await expect(picture).toHaveAttribute('src', code ?? '')
        await control.disarm()
      }

      await control.pay(payment.id)
      await askAboutPayment(page, calls)
      await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: words(language, 'deposit.poll.success') }),
      ).toBeFocused()
      const balance = `฿${money(balanceBefore + payment.payAmount)}`
      await expect.poll(announcements).toEqual([
        sentence(language, 'deposit.qr.announceStart', {
          amount: payment.payAmount,
          minutes: 15,
        }),
        minutesLeft,
        words(language, 'deposit.qr.retrying'),
        ...(isMobile ? [] : [balance]),
      ])
    })
  }
})
