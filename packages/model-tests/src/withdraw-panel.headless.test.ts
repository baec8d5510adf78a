import { isPanelOpen } from '@croupier/core'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'
import { askFor, callsOf, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

const isOpen = ({ app }: SiteVisit) => {
  const { navigation } = app.actor.getSnapshot().children
  return navigation !== undefined && isPanelOpen(navigation.getSnapshot())
}

describe('the withdrawal tab', () => {
  test('is left by the panel’s back button, and keeps the typed amount [WD-02]', async () => {
    const visit = await visitWithdraw(openBrowser(), 'demo')
    visit.flow('withdraw').send({ type: 'withdraw.changeAmount', text: '700' })
    const before = isOpen(visit)
    visit.flow('transferPanel').send({ type: 'transferPanel.back' })
    await visit.advance(0)
    expect([before, isOpen(visit), withdrawOf(visit).amountText]).toEqual([true, false, '700'])
  })

  test('fills in the whole balance at a press, to the satang [BAL-03, WD-13]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    const { all } = withdrawOf(visit)
    if (all === null) throw new Error('the balance is not known')
    visit.flow('withdraw').send({ type: 'withdraw.pickAmount', amount: all })
    const { amountText } = withdrawOf(visit)
    await askFor(visit, amountText)
    const [call] = await browser.control.requests({ endpoint: 'withdraw' })
    expect([amountText, call?.body]).toEqual(['12,500.5', { balance: 12_500.5 }])
  })

  test('that cannot be loaded is loaded again, and makes no withdraw call', async () => {
    const browser = openBrowser()
    await browser.control.fault('getProfile', 'malformed', { times: null })
    const visit = await visitWithdraw(browser, 'demo')
    const before = withdrawOf(visit).screen
    await browser.control.disarm()
    visit.flow('withdraw').send({ type: 'withdraw.retry' })
    await visit.advance(0)
    expect([before, withdrawOf(visit).screen, await callsOf(browser)]).toEqual([
      'unavailable',
      'editing',
      0,
    ])
  })
})

test('a visitor is led home, and a member’s page keeps its tab [WD-01, WD-02, BAL-05, ROUTE-61]', async () => {
  const browser = openBrowser()
  const visitor = await visitSite(browser, '/withdraw')
  expect([visitor.navigation.current(), visitor.isRunning('withdraw')]).toEqual(['/', false])
})

test('a withdrawal to an account whose number came as a JSON number is not offered, but the account is not called missing', async () => {
  const opened = openBrowser()
  const http: Browser['http'] = async (input, init) => {
    const response = await opened.http(input, init)
    if (!new Request(input, init).url.endsWith('/member/data/profile')) return response
    const text = await response.text()
    return new Response(text.replace(/("bank_account":)"(\d+)"/, '$1$2'), response)
  }
  const visit = await visitWithdraw({ ...opened, http }, 'demo')
  expect(withdrawOf(visit).screen).toBe('unavailable')
})
