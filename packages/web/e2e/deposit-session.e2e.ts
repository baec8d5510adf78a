import type { ControlClient } from '@croupier/mock-server/client'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { addressOf, type WordId, words } from '../visit/words.ts'
import { watchQrCalls } from './support/network.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** How the server calls a session over that asks for a code, and what is said of it. */
const refusals: readonly (readonly [(control: ControlClient) => Promise<void>, WordId])[] = [
  [(control) => control.arm('session.7002', { endpoint: 'createQr' }), 'session.error.invalid'],
  [
    async (control) => {
      await control.arm('session.7003.call', { endpoint: 'createQr' })
      await control.arm('session.7003.refresh')
    },
    'session.error.sessionExpired',
  ],
  [
    async (control) => {
      await control.arm('session.7003.call', { endpoint: 'createQr' })
      await control.arm('session.7002.refresh')
    },
    'session.error.invalid',
  ],
]

/** Longer than tokens live, and than the old ones are good for after a renewal. */
const tokensLifeMs = 16 * 60_000
const graceMs = 11_000

test.use(withoutMotion)

test('a session that is over in the middle of a deposit leads to the login in the same language, and the login back to the amount or the code [SESS-11, SESS-12, OPEN-03, OPEN-33]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const back = addressOf(language, isMobile ? '/deposit' : '/?sideDeposit=true')
  const login = `${addressOf(language, '/login')}?url=${encodeURIComponent(back)}`
  const calls = watchQrCalls(page)
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill('500')
  for (const [arm, reason] of refusals) {
    await arm(control)
    await confirmDeposit(page, language)
    await expect(page).toHaveURL(login)
    await expect(page.getByText(words(language, reason))).toBeVisible()
    await page.getByRole('button', { name: words(language, 'action.close'), exact: true }).click()
    await fillLogin(page, language)
    await expect(page).toHaveURL(isMobile ? `${back}?step=1` : back)
    await expect(amountField(page, language)).toHaveValue('500')
  }
  await confirmDeposit(page, language)
  await understandReuse(page, language)
  await control.arm('session.7002', { endpoint: 'pollQr' })
  await expect(page).toHaveURL(login)
  const [payment] = await control.payments()
  await control.pay(payment?.id ?? '')
  await fillLogin(page, language)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  expect([calls.created(), (await control.payments()).length]).toEqual([refusals.length + 1, 1])
})

test.describe('new tokens that are lost on their way', () => {
  test.use({
    provokedComplaints: ['console: Failed to load resource: net::ERR_CONNECTION_RESET'],
  })

  test('are asked for again with the next thing that the member does, and too late lead to the login once [SESS-10, OPEN-04]', async ({
    control,
    isMobile,
    page,
  }) => {
    const language = isMobile ? 'en' : 'th'
    const failure = page.getByRole('dialog', {
      name: words(language, 'deposit.qr.error.requestFailedTitle'),
    })
    const loseTokens = async () => {
      await control.advance(tokensLifeMs)
      await control.fault('refresh', 'reset', { applied: true, times: null })
      await confirmDeposit(page, language)
      await expect(failure).toHaveAccessibleDescription(
        words(language, 'session.error.refreshFailed'),
      )
      await control.disarm()
      // A toast comes inside the dialog, with a button of its own.
      await failure.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
    }
    await signIn(page, language)
    await openDeposit(page, language)
    await chooseChannel(page, language)
    await amountField(page, language).fill('500')
    await loseTokens()
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await page.getByRole('button', { name: words(language, 'action.cancel'), exact: true }).click()
    await page
      .getByRole('button', { name: words(language, 'deposit.cancel.confirm'), exact: true })
      .click()
    await expect(amountField(page, language)).toHaveValue('500')

    const ways: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      // What is noted down in an entry of the history is no new way.
      if (pathname !== ways.at(-1)) ways.push(pathname)
    })
    await loseTokens()
    await control.advance(graceMs)
    await confirmDeposit(page, language)
    await expect(page.getByText(words(language, 'session.error.invalid'))).toBeVisible()
    await fillLogin(page, language)
    await expect(amountField(page, language)).toHaveValue('500')
    expect(ways.filter((way) => way.endsWith('/login'))).toHaveLength(1)
  })
})
