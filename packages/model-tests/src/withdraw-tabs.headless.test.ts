import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { visitAs } from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'
import {
  askFor,
  callsOf,
  madeBy,
  openWithdraw,
  visitWithdraw,
  withdrawOf,
} from './withdraw.steps.ts'

describe('two tabs', () => {
  test('that request at the same moment make one call', async () => {
    const browser = openBrowser()
    const one = await visitWithdraw(browser, 'demo')
    const two = await visitSite(browser.openTab(), '/withdraw')
    await browser.control.fault('withdraw', 'slow')
    for (const visit of [one, two]) {
      const withdraw = visit.flow('withdraw')
      withdraw.send({ type: 'withdraw.changeAmount', text: '500' })
      withdraw.send({ type: 'withdraw.submit' })
      withdraw.send({ type: 'payout.confirm' })
    }
    await one.advance(0)
    const during = [withdrawOf(one).screen, withdrawOf(two).screen]
    await one.advance(minute)
    expect([during, await callsOf(browser), await madeBy(browser)]).toEqual([
      ['submitting', 'outcomeUnknown'],
      1,
      1,
    ])
    expect(
      [withdrawOf(one), withdrawOf(two)].map(({ isLocked, screen }) => [screen, isLocked]),
    ).toEqual([
      ['editing', true],
      ['editing', true],
    ])
  })

  test('show a lost answer when the member comes back to them', async () => {
    const browser = openBrowser()
    const elsewhere = await visitAs(browser, 'demo')
    const atForm = await visitSite(browser.openTab(), '/withdraw')
    await atForm.advance(second)
    const asking = await visitSite(browser.openTab(), '/withdraw')
    await asking.advance(second)
    await browser.control.fault('withdraw', 'malformed')
    await askFor(asking, '500')
    const before = [elsewhere.isRunning('withdraw'), withdrawOf(atForm).screen]
    for (const tab of [elsewhere, atForm]) {
      tab.page.hide()
      tab.page.resume()
      await tab.advance(second)
    }
    const seen = [elsewhere, atForm].map((tab) => withdrawOf(tab).unknown?.look)
    expect([before, seen, await callsOf(browser)]).toEqual([
      [false, 'editing'],
      ['notFound', 'notFound'],
      1,
    ])
  })

  test('learn the answer together if one opens while the other waits for it', async () => {
    const browser = openBrowser()
    const one = await visitWithdraw(browser, 'demo')
    await browser.control.fault('withdraw', 'slow')
    await askFor(one, '500')
    const two = await visitSite(browser.openTab(), '/')
    await openWithdraw(two)
    const during = withdrawOf(two).screen
    await one.advance(20 * second)
    const seen = [one, two].map((visit) => {
      const { isLocked, screen, unknown } = withdrawOf(visit)
      return [screen, unknown?.look, isLocked]
    })
    expect([during, seen, one.toasts.length, await callsOf(browser)]).toEqual([
      'outcomeUnknown',
      [
        ['editing', undefined, true],
        ['outcomeUnknown', 'found', true],
      ],
      1,
      1,
    ])
  })
})
