import { noClaims } from '@croupier/core/ports'
import { createLateStorage } from '@croupier/core/testing'
import { second } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser, visitSite } from './site-visit.ts'
import { askFor, callsOf, madeBy, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

const claimName = 'lasting.demo/withdraw.attempt'

/** A browser with some other ports. */
function browserWith(browser: Browser, ports: Partial<Browser['ports']>): Browser {
  return { ...browser, ports: { ...browser.ports, ...ports } }
}

/** Two tabs at the form; the second sees late what the first stores. */
async function openTwoTabs() {
  const browser = openBrowser()
  const one = await visitWithdraw(browser, 'demo')
  const other = browser.openTab()
  const { local, catchUp } = createLateStorage(other.ports.storages.local)
  const storages = { ...other.ports.storages, local }
  const two = await visitSite(browserWith(other, { storages }), '/withdraw')
  return { browser, one, two, catchUp }
}

describe('of two tabs, one of which sees late what the other stores,', () => {
  test('only one sends a withdrawal, and both learn its outcome', async () => {
    const { browser, catchUp, one, two } = await openTwoTabs()
    await browser.control.arm('withdraw.1001', { delayMs: 5 * second })
    await askFor(one, '500')
    await askFor(two, '500')
    const during = [withdrawOf(one).screen, withdrawOf(two).screen]
    await one.advance(5 * second)
    const before = [withdrawOf(one).screen, withdrawOf(two).screen]
    catchUp()
    expect([during, before, withdrawOf(two).screen, await callsOf(browser)]).toEqual([
      ['submitting', 'outcomeUnknown'],
      ['editing', 'outcomeUnknown'],
      'editing',
      1,
    ])
  })

  test('the second may send one once the first was refused', async () => {
    const { browser, catchUp, one, two } = await openTwoTabs()
    await browser.control.arm('withdraw.1001')
    await askFor(one, '500')
    catchUp()
    await askFor(two, '500')
    expect([withdrawOf(two).isLocked, await callsOf(browser), await madeBy(browser)]).toEqual([
      true,
      2,
      1,
    ])
  })

  test('an old ending does not count as the ending of the other tab’s withdrawal', async () => {
    const { browser, catchUp, one, two } = await openTwoTabs()
    await browser.control.arm('withdraw.1001')
    await askFor(one, '500')
    await browser.control.fault('withdraw', 'hang')
    await askFor(one, '500')
    await askFor(two, '500')
    catchUp()
    await two.advance(0)
    expect([withdrawOf(two).screen, await callsOf(browser)]).toEqual(['outcomeUnknown', 2])
  })
})

describe('a claim', () => {
  test('that a tab left behind blocks withdrawals until no request can be under way any more', async () => {
    const browser = openBrowser()
    const { claims, clock } = browser.ports
    const askedAt = clock.now()
    const left = { key: 'left', amount: 50_000, askedAt, askedAtHost: askedAt, unclear: null }
    const endsAt = askedAt + longestOnItsWay
    const visit = await visitWithdraw(browser, 'demo')
    await claims.take({ name: claimName, value: JSON.stringify(left), endsAt })
    await askFor(visit, '500')
    const held = [withdrawOf(visit).screen, await callsOf(browser)]
    await visit.advance(endsAt - clock.now())
    visit.flow('withdraw').send({ type: 'payout.goBack' })
    await askFor(visit, '500')
    expect([held, withdrawOf(visit).isLocked, await callsOf(browser)]).toEqual([
      ['outcomeUnknown', 0],
      true,
      1,
    ])
  })

  test('is released if the browser can store nothing and nothing is sent', async () => {
    const browser = openBrowser()
    const { claims, clock, storages } = browser.ports
    const isAttempt = (key: string) => key === claimName
    const local = {
      ...storages.local,
      write: (key: string, value: string) => !isAttempt(key) && storages.local.write(key, value),
    }
    const full = browserWith(browser, { storages: { ...storages, local } })
    await askFor(await visitWithdraw(full, 'demo'), '500')
    const taken = await claims.take({ name: claimName, value: 'another', endsAt: clock.now() + 1 })
    expect([taken, await callsOf(browser)]).toEqual(['another', 0])
  })

  test('that a browser cannot make does not block a withdrawal, which is sent once', async () => {
    const browser = browserWith(openBrowser(), { claims: noClaims })
    const one = await visitWithdraw(browser, 'demo')
    const two = await visitSite(browserWith(browser.openTab(), { claims: noClaims }), '/withdraw')
    await browser.control.fault('withdraw', 'slow')
    await askFor(one, '500')
    await askFor(two, '500')
    await one.advance(10 * second)
    expect([await callsOf(browser), await madeBy(browser)]).toEqual([1, 1])
  })
})
