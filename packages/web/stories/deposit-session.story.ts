import { minute, second } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'
import { buttonIn, dialogIn, longestToastMs } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  newestPayment,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressOf, type WordId, words } from '../visit/words.ts'

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
const tokensLifeMs = 16 * minute
const graceMs = 11 * second

story(
  'a session that is over in the middle of a deposit leads to the login in the same language, and the login back to the amount or the code [SESS-11, SESS-12, OPEN-03, OPEN-33]',
  async (told) => {
    const { control, expect, language, page, size } = told
    const back =
      size === 'phone'
        ? addressOf(language, '/deposit')
        : `${addressOf(language, '/')}?sideDeposit=true`
    const login = `${addressOf(language, '/login')}?url=${encodeURIComponent(back)}`
    const requests = await told.watchCalls(isForCode)
    await openFilledAmount(told)
    for (const [arm, reason] of refusals) {
      await arm(control)
      await confirmDeposit(page, language)
      await expect(page).toBeAt(login)
      await expect(page.getByText(words(language, reason))).toBeVisible()
      await told.passTime(longestToastMs)
      await fillLogin(page, language)
      await expect(page).toBeAt(size === 'phone' ? `${back}?step=1` : back)
      await expect(amountField(page, language)).toHaveValue('500')
    }
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await control.arm('session.7002', { endpoint: 'pollQr' })
    await told.passTime(untilNextQuestionMs)
    await expect(page).toBeAt(login)
    const payment = await newestPayment(control)
    await control.pay(payment.id)
    await fillLogin(page, language)
    await told.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    expect(requests.count()).toBe(refusals.length + 1)
    expect(await control.payments()).toHaveLength(1)
  },
)

story(
  'new tokens that are lost on their way are asked for again with the next thing that the member does, and too late lead to the login once [SESS-10, OPEN-04]',
  async (told) => {
    const { control, expect, language, page } = told
    const failure = dialogIn(page, language, 'deposit.qr.error.requestFailedTitle')
    const loseTokens = async () => {
      await told.sleep(tokensLifeMs)
      await control.fault('refresh', 'reset', { applied: true, times: null })
      await confirmDeposit(page, language)
      await expect(failure).toHaveDescription(words(language, 'session.error.refreshFailed'))
      await control.disarm()
      // A toast comes inside the dialog, with a button of its own.
      await buttonIn(failure, language, 'action.ok').click()
    }
    await openFilledAmount(told)
    await loseTokens()
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await control.pay((await newestPayment(control)).id)
    await told.passTime(untilNextQuestionMs)
    await buttonIn(page, language, 'deposit.result.again').click()
    await amountField(page, language).fill('500')

    await loseTokens()
    await told.sleep(graceMs)
    await confirmDeposit(page, language)
    await expect(page.getByText(words(language, 'session.error.invalid'))).toBeVisible()
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await fillLogin(page, language)
    await expect(amountField(page, language)).toHaveValue('500')
    await told.settled()
    await expect(screenOf(page, 'login', 'editing')).toHaveCount(0)
  },
)

story(
  'a member whose cookies are gone logs in again and finds the amount that was typed',
  async (told) => {
    const { expect, language, page } = told
    await openFilledAmount(told)
    await told.loseSessionCookies()
    await confirmDeposit(page, language)
    await expect(page.getByText(words(language, 'session.error.invalid'))).toBeVisible()
    await fillLogin(page, language)
    await expect(amountField(page, language)).toHaveValue('500')
  },
)

/** From the sign-in to an amount that is not confirmed yet. */
async function openFilledAmount({ language, page }: Told): Promise<void> {
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill('500')
}
