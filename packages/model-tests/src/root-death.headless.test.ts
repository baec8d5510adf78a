import { minute, second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { viewOf } from './affiliate.steps.ts'
import { requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { holdCalls } from './held.calls.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'
import { askFor, openWithdraw, withdrawOf } from './withdraw.steps.ts'

interface MoneyWrite {
  readonly endpoint: 'withdraw' | 'createQr' | 'affiliateWithdraw'
  /** A part of its address that identifies the call. */
  readonly part: string
  readonly send: (visit: SiteVisit) => Promise<void>
  readonly shown: (visit: SiteVisit) => Promise<unknown>
}

const affiliateOf = (visit: SiteVisit) => visit.flow('affiliate')

const moneyWrites: readonly MoneyWrite[] = [
  {
    endpoint: 'withdraw',
    part: '/member/withdraw',
    send: async (visit) => {
      await openWithdraw(visit)
      await askFor(visit, '500')
    },
    shown: async (visit) => withdrawOf(visit).screen,
  },
  {
    endpoint: 'createQr',
    part: 'action=get_qr',
    send: (visit) => requestQr(visit, '500'),
    shown: async (visit) => {
      visit.navigation.go('/?sideDeposit=true', 'push')
      await visit.advance(0)
      return screenOf(visit)
    },
  },
  {
    endpoint: 'affiliateWithdraw',
    part: '/aff/withdraw',
    send: async (visit) => {
      visit.navigation.go('/affiliate', 'push')
      await visit.advance(second)
      affiliateOf(visit).send({ type: 'affiliate.changeAmount', text: '100' })
      affiliateOf(visit).send({ type: 'affiliate.submit' })
      affiliateOf(visit).send({ type: 'payout.confirm' })
      await visit.advance(0)
    },
    shown: async (visit) => viewOf(visit).screen,
  },
]

/** A browser whose cookies break when a test says so. Records the calls from then on. */
function openBreakableBrowser(part: string) {
  const { browser, calls } = holdCalls(openBrowser(), part)
  const { cookies } = browser.ports
  let isBroken = false
  const called: string[] = []
  const breakable: Browser = {
    ...browser,
    http: (input, init) => {
      if (isBroken) called.push(String(input))
      return browser.http(input, init)
    },
    ports: {
      ...browser.ports,
      cookies: {
        ...cookies,
        remove: (name) => {
          if (isBroken) throw new Error('the cookies are out of order')
          cookies.remove(name)
        },
      },
    },
  }
  return {
    browser: breakable,
    called,
    calls,
    setBroken: (broken: boolean) => {
      isBroken = broken
    },
  }
}

test.each(moneyWrites)(
  'an answer to $endpoint that comes after the root died stays unknown, and no further calls are made',
  async ({ endpoint, part, send, shown }) => {
    const { browser, called, calls, setBroken } = openBreakableBrowser(part)
    await browser.control.setClock('2026-12-02T14:00:00+07:00')
    const visit = await visitAs(browser, 'demo')
    calls.hold()
    await send(visit)
    const { actor, end } = visit.app
    actor.subscribe({ error: end })
    setBroken(true)
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: false })
    calls.release()
    await visit.advance(5 * minute)
    const atDeath = [actor.getSnapshot().status, called, visit.toasts]
    setBroken(false)

    const again = await visitSite(browser)
    await again.advance(0)
    expect([atDeath, await shown(again)]).toEqual([
      ['error', [], []],
      endpoint === 'createQr' ? 'requestUnknown' : 'outcomeUnknown',
    ])
    expect((await browser.control.requests({ endpoint })).length).toBe(1)
  },
)
