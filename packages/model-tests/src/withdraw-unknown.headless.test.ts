import { second } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { describe, expect, test } from 'vitest'
import { balanceOf } from './deposit.steps.ts'
import { holdCalls } from './held.calls.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'
import {
  askFor,
  callsOf,
  lockShown,
  loseAnswer,
  madeBy,
  openWithdraw,
  visitWithdraw,
  withdrawOf,
} from './withdraw.steps.ts'

type Fault = Parameters<Browser['control']['fault']>[1]

const lostAnswers: readonly Fault[] = ['reset', 'empty', 'truncated', 'malformed', 'http', 'hang']

describe('a withdrawal whose answer is lost', () => {
  test.each(lostAnswers)(
    'by the fault %s is found in the history if it was made',
    async (fault) => {
      const { browser, visit } = await loseAnswer(true, fault)
      const { creditBefore, creditNow, screen, unknown } = withdrawOf(visit)
      expect([creditBefore, creditNow]).toEqual([1_250_050, 1_200_050])
      expect([screen, unknown, balanceOf(visit), lockShown(visit) !== null]).toEqual([
        'outcomeUnknown',
        {
          amount: 50_000,
          answer: null,
          endsAt: null,
          look: 'found',
          isLooking: false,
          canCheckAgain: false,
          canGoBack: true,
          said: expect.objectContaining({ title: { id: 'withdraw.unknown.foundTitle' } }),
        },
        1_200_050,
        true,
      ])
      visit.flow('withdraw').send({ type: 'payout.goBack' })
      await askFor(visit, '500')
      expect([withdrawOf(visit).screen, await callsOf(browser), await madeBy(browser)]).toEqual([
        'editing',
        1,
        1,
      ])
    },
  )

  test.each(lostAnswers)(
    'by the fault %s is never sent again by itself if it was not made',
    async (fault) => {
      const { browser, visit } = await loseAnswer(false, fault)
      const withdraw = visit.flow('withdraw')
      for (const type of ['withdraw.submit', 'payout.confirm', 'payout.goBack'] as const) {
        withdraw.send({ type })
      }
      await visit.advance(0)
      const { unknown } = withdrawOf(visit)
      expect([unknown?.look, unknown?.canGoBack, unknown?.canCheckAgain]).toEqual([
        'notFound',
        false,
        true,
      ])
      expect([await callsOf(browser), await madeBy(browser)]).toEqual([1, 0])
    },
  )

  test('and that is not found lets the member go back only when no request can be under way any more', async () => {
    const { browser, visit } = await loseAnswer(false)
    const withdraw = visit.flow('withdraw')
    await visit.advance(longestOnItsWay - 31 * second - 1)
    const before = withdrawOf(visit).unknown?.canGoBack
    await visit.advance(1)
    const after = withdrawOf(visit).unknown?.canGoBack
    withdraw.send({ type: 'payout.goBack' })
    await askFor(visit, '500')
    expect([before, after, withdrawOf(visit).isLocked, await madeBy(browser)]).toEqual([
      false,
      true,
      true,
      1,
    ])
  })

  test('is sent with its stored key', async () => {
    const asked = openBrowser()
    const keys: (string | null)[] = []
    const http: Browser['http'] = (input, init) => {
      const { headers, url } = new Request(input, init)
      if (url.endsWith('/member/withdraw')) keys.push(headers.get('idempotency-key'))
      return asked.http(input, init)
    }
    const browser = { ...asked, http }
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'reset')
    await askFor(visit, '500')
    const { local } = browser.ports.storages
    const kept = local.keys().find((key) => key.endsWith('withdraw.attempt')) ?? ''
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-z]{24}$/)])
    expect(JSON.parse(local.read(kept) ?? '{}')).toMatchObject({ key: keys[0], amount: 50_000 })
  })

  test('is looked up again when the member asks, and when the page is back', async () => {
    const { browser, visit } = await loseAnswer(false)
    const looks = async () => (await browser.control.requests({ endpoint: 'getHistory' })).length
    const first = await looks()
    visit.flow('withdraw').send({ type: 'payout.checkAgain' })
    await visit.advance(0)
    const second = await looks()
    visit.page.hide()
    visit.page.resume()
    await visit.advance(0)
    expect([first, second, await looks()]).toEqual([1, 2, 3])
  })

  test('and that cannot be looked up says so', async () => {
    const { browser, visit } = await loseAnswer(false)
    browser.connection.cut()
    visit.flow('withdraw').send({ type: 'payout.checkAgain' })
    await visit.advance(second)
    expect(withdrawOf(visit).unknown?.look).toBe('cannotCheck')
  })

  test('still counts if its answer comes late', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'slow', { delayMs: 40 * second })
    await browser.control.fault('getHistory', 'http', { times: 9 })
    await askFor(visit, '500')
    await visit.advance(31 * second)
    const before = withdrawOf(visit).screen
    await visit.advance(10 * second)
    expect([
      before,
      withdrawOf(visit).screen,
      lockShown(visit) !== null,
      await callsOf(browser),
    ]).toEqual(['outcomeUnknown', 'editing', true, 1])
  })

  test('never shows an old balance as the current one', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'reset', { applied: true })
    await browser.control.fault('getHistory', 'http', { times: 9 })
    await browser.control.fault('getCredit', 'http', { times: 9 })
    await askFor(visit, '500')
    await visit.advance(31 * second)
    const { creditBefore, creditNow } = withdrawOf(visit)
    expect([creditBefore, creditNow, balanceOf(visit)]).toEqual([1_250_050, null, 1_250_050])
  })

  test('shows the new balance and the lock to a member who is back at the form when the answer comes [WD-22, BAL-04]', async () => {
    const { browser, calls } = holdCalls(openBrowser(), '/member/withdraw')
    const visit = await visitWithdraw(browser, 'demo')
    calls.hold()
    await askFor(visit, '500')
    await visit.advance(longestOnItsWay)
    visit.flow('withdraw').send({ type: 'payout.goBack' })
    await visit.advance(0)
    const before = [withdrawOf(visit).screen, withdrawOf(visit).isLocked, balanceOf(visit)]
    calls.release()
    await visit.advance(second)
    expect([before, lockShown(visit)?.made?.amount, balanceOf(visit)]).toEqual([
      ['editing', false, 1_250_050],
      50_000,
      1_200_050,
    ])
  })

  test('is unknown after a reload, in any tab, and is not sent again', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'hang', { applied: false })
    await askFor(visit, '500')
    visit.leave()
    const again = await visitSite(browser.openTab(), '/withdraw')
    const { screen, unknown } = withdrawOf(again)
    again.flow('withdraw').send({ type: 'withdraw.submit' })
    again.flow('withdraw').send({ type: 'payout.confirm' })
    await again.advance(longestOnItsWay)
    again.flow('withdraw').send({ type: 'payout.goBack' })
    await again.advance(0)
    expect([screen, unknown?.amount, unknown?.look, withdrawOf(again).screen]).toEqual([
      'outcomeUnknown',
      50_000,
      'notFound',
      'editing',
    ])
    expect(await callsOf(browser)).toBe(1)
  })
})

describe('a member who signs out', () => {
  const signOutAndIn = async (visit: SiteVisit, username: string) => {
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit.advance(second)
    visit.navigation.go('/login', 'push')
    await visit.advance(0)
    await signIn(visit, username)
    await openWithdraw(visit)
  }

  test('still has to wait for the next withdrawal, but nobody else does [OPEN-56]', async () => {
    const visit = await visitWithdraw(openBrowser(), 'demo')
    await askFor(visit, '500')
    const seen: unknown[] = []
    for (const username of ['onechannel', 'demo']) {
      await signOutAndIn(visit, username)
      seen.push([withdrawOf(visit).isLocked, lockShown(visit)?.made?.amount])
    }
    expect(seen).toEqual([
      [false, undefined],
      [true, 50_000],
    ])
  })

  test('while an answer is missing still finds the unknown withdrawal, but nobody else does', async () => {
    const { browser, visit } = await loseAnswer(false)
    const seen: unknown[] = []
    for (const username of ['onechannel', 'demo']) {
      await signOutAndIn(visit, username)
      seen.push([withdrawOf(visit).screen, withdrawOf(visit).unknown?.amount])
    }
    expect([seen, await callsOf(browser)]).toEqual([
      [
        ['editing', undefined],
        ['outcomeUnknown', 50_000],
      ],
      1,
    ])
  })
})
