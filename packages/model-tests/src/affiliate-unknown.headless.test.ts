import { minute, second } from '@croupier/core/time'
import { longestOnItsWay, longestUntilListed, longestWithoutHistory } from '@croupier/core/withdraw'
import { describe, expect, it } from 'vitest'
import { callsOf, openAt, viewOf, withdraw } from './affiliate.steps.ts'
import { visitSite } from './site-visit.ts'

describe('a withdrawal of commission', () => {
  it('with an undocumented code is unknown, and shows the code once the history had time to list it [OPEN-76]', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.arm('affiliate-withdraw.other')
    await withdraw(visit, '100')
    const { screen, unknown } = viewOf(visit)
    await visit.advance(longestUntilListed)
    visit.flow('affiliate').send({ type: 'payout.goBack' })
    await visit.advance(second)
    const { amountText, problem } = viewOf(visit)
    expect([screen, unknown?.look, amountText, problem?.message]).toEqual([
      'outcomeUnknown',
      'notFound',
      '100',
      { id: 'affiliate.withdraw.error.other', values: { code: 9999 } },
    ])
  })

  it('whose answer is lost is unknown on every page until its outcome is known, and is sent once', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    expect(viewOf(visit).unknown?.look).toBe('notFound')
    visit.leave()
    const again = await visitSite(browser, '/affiliate')
    await again.advance(second)
    expect(viewOf(again).unknown).toEqual({
      amount: 10_000,
      answer: null,
      endsAt: expect.any(Number),
      look: 'notFound',
      isLooking: false,
      canCheckAgain: true,
      canGoBack: false,
      said: expect.objectContaining({ title: { id: 'affiliate.withdraw.unknown.title' } }),
    })
    const otherTab = await visitSite(browser.openTab(), '/affiliate')
    await otherTab.advance(second)
    expect([viewOf(otherTab).screen, await callsOf(browser)]).toEqual(['outcomeUnknown', 1])
    await again.advance(longestOnItsWay)
    again.flow('affiliate').send({ type: 'payout.goBack' })
    await again.advance(second)
    expect([viewOf(again).screen, viewOf(otherTab).screen]).toEqual(['editing', 'editing'])
  })

  it('answered after its call timed out shows the answer and restarts the wait', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateWithdraw', 'http', { status: 409, delayMs: minute })
    await withdraw(visit, '100')
    await visit.advance(2 * minute)
    const { screen, unknown } = viewOf(visit)
    expect([screen, unknown?.answer, unknown?.canGoBack]).toEqual([
      'outcomeUnknown',
      { id: 'payout.unclear', values: { code: 409 } },
      false,
    ])
  })

  it('blocks the form for a day if no history answers, and then the form opens again', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateTransactions', 'http', { times: null })
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    await visit.advance(longestOnItsWay)
    visit.flow('affiliate').send({ type: 'payout.goBack' })
    await visit.advance(0)
    const { screen, unknown } = viewOf(visit)
    browser.clock.sleep(longestWithoutHistory)
    await visit.advance(0)
    const givenUp = viewOf(visit).unknown?.canGoBack
    visit.flow('affiliate').send({ type: 'payout.goBack' })
    await visit.advance(second)
    expect([
      [screen, unknown?.look, unknown?.canGoBack],
      givenUp,
      viewOf(visit).screen,
      await callsOf(browser),
    ]).toEqual([['outcomeUnknown', 'cannotCheck', false], true, 'editing', 1])
  })

  it('whose answer is lost is looked up on any page, also after a reload', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    visit.leave()
    const again = await visitSite(browser, '/')
    await again.advance(second)
    expect(viewOf(again).unknown?.look).toBe('notFound')
  })

  it('that was made although its answer was lost is reported to the member who comes back to its page', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.fault('affiliateWithdraw', 'malformed', { applied: true })
    visit.flow('affiliate').send({ type: 'affiliate.changeAmount', text: '100' })
    visit.flow('affiliate').send({ type: 'affiliate.submit' })
    visit.flow('affiliate').send({ type: 'payout.confirm' })
    visit.navigation.go('/', 'push')
    await visit.advance(second)
    visit.navigation.go('/affiliate', 'push')
    await visit.advance(second)
    const sight = viewOf(visit).unknown?.look
    visit.flow('affiliate').send({ type: 'payout.goBack' })
    await visit.advance(second)
    expect([sight, viewOf(visit).screen, viewOf(visit).window.kind]).toEqual([
      'found',
      'editing',
      'usedToday',
    ])
  })

  it('that is under review stays when the member comes back, unless another tab sent one meanwhile', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    const looking = await visitSite(browser.openTab(), '/affiliate')
    await looking.advance(second)
    looking.flow('affiliate').send({ type: 'affiliate.changeAmount', text: '100' })
    looking.flow('affiliate').send({ type: 'affiliate.submit' })
    const comeBack = async () => {
      looking.page.hide()
      looking.page.resume()
      await looking.advance(second)
      return viewOf(looking).screen
    }
    const before = await comeBack()
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    expect([before, await comeBack(), await callsOf(browser)]).toEqual([
      'reviewing',
      'outcomeUnknown',
      1,
    ])
  })

  it('whose answer is lost shows in another tab when the member comes back to it', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    const elsewhere = await visitSite(browser.openTab(), '/')
    const atForm = await visitSite(browser.openTab(), '/affiliate')
    await atForm.advance(second)
    atForm.page.hide()
    atForm.page.resume()
    await atForm.advance(second)
    await browser.control.fault('affiliateWithdraw', 'malformed')
    await withdraw(visit, '100')
    const before = [elsewhere.isRunning('affiliate'), viewOf(atForm).screen]
    for (const tab of [elsewhere, atForm]) {
      tab.page.hide()
      tab.page.resume()
      await tab.advance(second)
    }
    expect([before, viewOf(elsewhere).unknown?.look, viewOf(atForm).unknown?.look]).toEqual([
      [false, 'editing'],
      'notFound',
      'notFound',
    ])
    expect(await callsOf(browser)).toBe(1)
  })
})
