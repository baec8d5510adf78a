import { second } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'
import { tokensLifeMs } from '@croupier/model-tests/journeys/session.server'
import { buttonIn, dialogIn, longestToastMs } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { isForCode } from '../visit/journeys/calls.ts'
import {
  amountField,
  confirmDeposit,
  fillLogin,
  newestPayment,
  openFilledAmount,
  screenOf,
  understandReuse,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, type WordId, words } from '../visit/words.ts'

/** How the server ends a session at the request for a code, and the message of each case. */
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

/** Longer than old tokens work after a renewal. */
const graceMs = 11 * second

story(
  'a session that ends during a deposit leads to the login of the same language, and the login back to the amount or the code [SESS-11, SESS-12, OPEN-03, OPEN-33]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const back =
      size === 'phone'
        ? addressOf(language, '/deposit')
        : `${addressOf(language, '/')}?sideDeposit=true`
    const loginFor = (address: string) =>
      `${addressOf(language, '/login')}?url=${encodeURIComponent(address)}`
    const requests = await context.watchCalls(isForCode)
    await openFilledAmount(page, language, '500')
    for (const [arm, reason] of refusals) {
      await arm(control)
      await confirmDeposit(page, language)
      await expect(page).toBeAt(loginFor(back))
      await expect(page.getByText(words(language, reason))).toBeVisible()
      await context.passTime(longestToastMs)
      await expect(page.getByText(words(language, reason))).toBeVisible()
      await fillLogin(page, language)
      await expect(page).toBeAt(size === 'phone' ? `${back}?step=1` : back)
      await expect(amountField(page, language)).toHaveValue('500')
    }
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await control.arm('session.7002', { endpoint: 'pollQr' })
    await context.passTime(untilNextQuestionMs)
    await expect(page).toBeAt(loginFor(size === 'phone' ? `${back}?step=2` : back))
    const payment = await newestPayment(control)
    await control.pay(payment.id)
    await fillLogin(page, language)
    await context.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    expect(await requests.made()).toBe(refusals.length + 1)
    expect(await control.payments()).toHaveLength(1)
  },
)

story(
  'lost new tokens are requested again with the next action of the member, or lead to the login once if it is too late [SESS-10, OPEN-04]',
  async (context) => {
    const { control, expect, language, page } = context
    const failure = dialogIn(page, language, 'deposit.qr.error.requestFailedTitle')
    const loseTokens = async () => {
      await context.sleep(tokensLifeMs)
      await control.fault('refresh', 'reset', { applied: true, times: null })
      await confirmDeposit(page, language)
      await expect(failure).toHaveDescription(words(language, 'session.error.refreshFailed'))
      await control.disarm()
      // A toast shows inside the dialog, with its own button.
      await buttonIn(failure, language, 'action.ok').click()
    }
    await openFilledAmount(page, language, '500')
    await loseTokens()
    await confirmDeposit(page, language)
    await understandReuse(page, language)
    await control.pay((await newestPayment(control)).id)
    await context.passTime(untilNextQuestionMs)
    await buttonIn(page, language, 'deposit.result.again').click()
    await amountField(page, language).fill('500')

    await loseTokens()
    await context.sleep(graceMs)
    await confirmDeposit(page, language)
    await expect(page.getByText(words(language, 'session.error.invalid'))).toBeVisible()
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await fillLogin(page, language)
    await expect(amountField(page, language)).toHaveValue('500')
    await context.settled()
    await expect(screenOf(page, 'login', 'editing')).toHaveCount(0)
  },
)

story(
  'a member whose cookies are gone logs in again and finds the typed amount',
  async (context) => {
    const { expect, language, page } = context
    await openFilledAmount(page, language, '500')
    await context.loseSessionCookies()
    await confirmDeposit(page, language)
    await expect(page.getByText(words(language, 'session.error.invalid'))).toBeVisible()
    await fillLogin(page, language)
    await expect(amountField(page, language)).toHaveValue('500')
  },
)
