import { minute } from '@croupier/core/time'
import { longestOnItsWay, longestUntilListed, longestWithoutHistory } from '@croupier/core/withdraw'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser, visitSite } from './site-visit.ts'
import {
  askFor,
  callsOf,
  lockShown,
  loseAnswer,
  madeBy,
  visitWithdraw,
  withdrawOf,
} from './withdraw.steps.ts'

/** A browser whose withdrawals are made but get another answer. */
function answeringWith(body: unknown): Browser {
  const browser = openBrowser()
  const http: Browser['http'] = async (input, init) => {
    const answer = await browser.http(input, init)
    const isWithdrawal = String(input).endsWith('/member/withdraw')
    return isWithdrawal ? Response.json(body) : answer
  }
  return { ...browser, http }
}

describe('an answer that is neither a success nor a refusal', () => {
  test.each([404, 408, 409, 425, 429, 499, 502, 504])(
    'with status %i to a payout that was made never counts as a refusal',
    async (status) => {
      const { visit } = await loseAnswer(true, 'http', { status })
      const { screen, unknown } = withdrawOf(visit)
      expect([screen, unknown?.look, unknown?.answer, lockShown(visit) !== null]).toEqual([
        'outcomeUnknown',
        'found',
        null,
        true,
      ])
    },
  )

  test.each([9999, -1, 500])(
    'with the code %i to a payout that was made never counts as a refusal [OPEN-57]',
    async (code) => {
      const visit = await visitWithdraw(answeringWith({ code, message: 'Busy' }), 'demo')
      await askFor(visit, '500')
      const { screen, unknown } = withdrawOf(visit)
      expect([screen, unknown?.look, unknown?.answer]).toEqual(['outcomeUnknown', 'found', null])
    },
  )

  test('with a code shows the documented message once the history had time and lists nothing, also across a reload [ERR-44, OPEN-57]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.arm('withdraw.tryAgain', { code: 77 })
    await askFor(visit, '500')
    visit.leave()
    const again = await visitSite(browser, '/withdraw')
    await again.advance(0)
    const reason = { code: 77, message: 'Something went wrong' }
    const { unknown } = withdrawOf(again)
    await again.advance(longestUntilListed)
    again.flow('withdraw').send({ type: 'payout.goBack' })
    await again.advance(0)
    expect([
      unknown?.look,
      unknown?.canGoBack,
      unknown?.answer,
      withdrawOf(again).problem?.message,
    ]).toEqual([
      'notFound',
      false,
      { id: 'payout.unclearReason', values: reason },
      { id: 'withdraw.error.tryAgainReason', values: reason },
    ])
    await askFor(again, '600')
    expect([await callsOf(browser), await madeBy(browser), withdrawOf(again).isLocked]).toEqual([
      2,
      1,
      true,
    ])
  })

  test('that comes after its call timed out shows at once and restarts the wait', async () => {
    const { visit } = await loseAnswer(false, 'http', { status: 409, delayMs: minute })
    const given = withdrawOf(visit).unknown?.answer
    await visit.advance(minute)
    const { screen, unknown } = withdrawOf(visit)
    expect([given, screen, unknown?.answer, unknown?.canGoBack]).toEqual([
      null,
      'outcomeUnknown',
      { id: 'payout.unclear', values: { code: 409 } },
      false,
    ])
  })

  test('locks the form for a day if no history answers, and then the form opens again', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('getHistory', 'http', { times: null })
    await browser.control.fault('withdraw', 'malformed')
    await askFor(visit, '500')
    await visit.advance(longestOnItsWay)
    visit.flow('withdraw').send({ type: 'payout.goBack' })
    await visit.advance(0)
    const { screen, unknown } = withdrawOf(visit)
    browser.clock.sleep(longestWithoutHistory)
    await visit.advance(0)
    const givenUp = withdrawOf(visit).unknown?.canGoBack
    visit.flow('withdraw').send({ type: 'payout.goBack' })
    await visit.advance(0)
    expect([
      [screen, unknown?.look, unknown?.canGoBack],
      givenUp,
      withdrawOf(visit).screen,
      await callsOf(browser),
    ]).toEqual([['outcomeUnknown', 'cannotCheck', false], true, 'editing', 1])
  })

  test.each([400, 401, 403])('does not have the status %i, which is a refusal', async (status) => {
    const { browser, visit } = await loseAnswer(false, 'http', { status })
    const { problem, screen } = withdrawOf(visit)
    expect([screen, problem?.message, await callsOf(browser)]).toEqual([
      'editing',
      { id: 'withdraw.error.tryAgain', values: { code: status } },
      1,
    ])
  })
})
