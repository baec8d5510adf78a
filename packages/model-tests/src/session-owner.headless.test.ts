import { createMemoryCookies } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openAt as openAffiliate, withdraw as withdrawCommission } from './affiliate.steps.ts'
import { openDeposit, requestQr, visitAs, waitingQr } from './deposit.steps.ts'
import {
  type Browser,
  endedSessionOf,
  openBrowser,
  type SiteVisit,
  visitSite,
} from './site-visit.ts'
import {
  askFor,
  callsOf,
  madeBy,
  openWithdraw,
  withdrawOf,
  withdrawWithoutName,
} from './withdraw.steps.ts'

type Fault = [
  Parameters<Browser['control']['fault']>[1],
  Parameters<Browser['control']['fault']>[2]?,
]

const notOurs = { id: 'session.error.shadowed' }

/** The `auth` cookie of a member who signed in on another device. */
async function authOf(browser: Browser, username: string): Promise<string> {
  const { clock, locks } = browser.ports
  const jar = createMemoryCookies({}, clock)
  const ports = { ...openBrowser().ports, clock, cookies: jar, locks }
  const visit = await visitAs({ ...browser, jar, ports }, username)
  visit.leave()
  return jar.read('auth') ?? ''
}

/** Replaces the tokens with those of another member. */
async function swapTokens(browser: Browser): Promise<void> {
  browser.jar.write('auth', await authOf(browser, 'onechannel'), 'browserSession')
}

/** Opens the withdrawal form of a member. */
async function openMember() {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await openWithdraw(visit)
  return { browser, visit }
}

const endOf = (visit: SiteVisit) => endedSessionOf(visit) ?? visit.toasts.at(-1)?.message

/** How often the site asks for the owner during an action. */
async function questionsDuring({ control }: Browser, done: () => Promise<void>): Promise<number> {
  const asked = async () => (await control.requests({ endpoint: 'getMember' })).length
  const before = await asked()
  await done()
  return (await asked()) - before
}

/** Reloads the page while the call for the owner fails. */
async function reload({ browser, visit }: Awaited<ReturnType<typeof openMember>>, fault: Fault) {
  visit.leave()
  await browser.control.fault('getMember', ...fault)
  const next = await visitSite(browser)
  await openWithdraw(next)
  return next
}

describe('the money that moves', () => {
  it('belongs to the member who signed in, without another call for the owner, also after a renewal', async () => {
    const { browser, visit } = await openMember()
    await browser.control.arm('session.7003.call', { endpoint: 'withdraw' })
    const asked = await questionsDuring(browser, () => askFor(visit, '500'))
    expect([asked, await callsOf(browser), await madeBy(browser)]).toEqual([0, 2, 1])
  })

  it('belongs to the member whom a page load found', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    const next = await visitSite(browser)
    await openWithdraw(next)
    const asked = await questionsDuring(browser, () => askFor(next, '500'))
    expect([asked, await madeBy(browser)]).toEqual([0, 1])
  })

  it('is not a stranger’s whose tokens are stored: no withdrawal, and the session ends [OPEN-78]', async () => {
    const { browser, visit } = await openMember()
    await swapTokens(browser)
    await askFor(visit, '500')
    expect([await callsOf(browser), await madeBy(browser), endOf(visit)]).toEqual([0, 0, notOurs])
    expect([browser.jar.read('auth'), visit.navigation.current()]).toEqual([
      null,
      expect.stringMatching(/^\/login\?url=/),
    ])
  })

  it('is not a stranger’s whose tokens are stored: no deposit code, and the session ends [OPEN-78]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await swapTokens(browser)
    await requestQr(visit, '500')
    expect([await browser.control.payments(), endOf(visit)]).toEqual([[], notOurs])
  })

  it('is not a stranger’s whose tokens are stored: no commission, and the session ends [OPEN-78]', async () => {
    const { browser, visit } = await openAffiliate('2026-12-02T14:00:00')
    await swapTokens(browser)
    await withdrawCommission(visit, '100')
    const calls = await browser.control.requests({ endpoint: 'affiliateWithdraw' })
    expect([calls, endOf(visit)]).toEqual([[], notOurs])
  })

  it('is safe from a stranger’s tokens that a page load finds: it says so before any request', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    await swapTokens(browser)
    const next = await visitSite(browser)
    await next.advance(0)
    expect([endOf(next), browser.jar.read('auth')]).toEqual([notOurs, null])
  })

  it.each<[string, Fault]>([
    ['knows no such call', ['http', { status: 404, times: 9 }]],
    ['has not built that call', ['http', { status: 501, times: 9 }]],
    ['names nobody', ['missingFields', { times: 9 }]],
  ])('belongs to the shown member if the server %s [OPEN-78]', async (_, fault) => {
    const { browser, visit } = await openMember()
    const next = await reload({ browser, visit }, fault)
    const asked = await questionsDuring(browser, () => askFor(next, '500'))
    expect([asked, await callsOf(browser), await madeBy(browser)]).toEqual([1, 1, 1])
  })

  it('does not move if the call for the owner fails: the form says so, keeps the amount, and sends it later', async () => {
    const { browser, visit } = await openMember()
    const next = await reload({ browser, visit }, ['reset', { times: 2 }])
    await askFor(next, '500')
    const { amountText, problem, screen } = withdrawOf(next)
    expect([await callsOf(browser), screen, amountText, problem?.message]).toEqual([
      0,
      'editing',
      '500',
      { id: 'session.error.unverified' },
    ])
    await askFor(next, '500')
    expect([await callsOf(browser), await madeBy(browser)]).toEqual([1, 1])
  })

  it('belongs to a member whose username was lost before a page load', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    browser.jar.remove('username')
    const next = await visitSite(browser)
    await openWithdraw(next)
    await askFor(next, '500')
    expect([await madeBy(browser), next.toasts.map(({ message }) => message.id)]).toEqual([
      1,
      ['withdraw.success'],
    ])
  })

  it('does not move at the press with which a page learns its lost username: it says so, and the next press sends it', async () => {
    const { browser, visit } = await openMember()
    const next = await withdrawWithoutName(browser, visit)
    const early = [await callsOf(browser), browser.jar.read('username'), withdrawOf(next).screen]
    const ending = endOf(next)
    await askFor(next, '500')
    expect([early, ending, await madeBy(browser), endOf(next), withdrawOf(next).isLocked]).toEqual([
      [0, 'demo', 'editing'],
      { id: 'session.error.unverified' },
      1,
      expect.objectContaining({ id: 'withdraw.success' }),
      true,
    ])
  })

  it.each<[string, (control: Browser['control']) => Promise<unknown>]>([
    ['times out behind a proxy', (control) => control.fault('getMember', 'http', { status: 408 })],
    [
      'cannot be reached through a gateway',
      (control) => control.fault('getMember', 'http', { status: 403 }),
    ],
    ['answers with a conflict', (control) => control.fault('getMember', 'http', { status: 409 })],
    ['is under maintenance', (control) => control.arm('global.9998', { endpoint: 'getMember' })],
    ['is hidden by another server’s page', (control) => control.fault('getMember', 'malformed')],
  ])('does not move with a stranger’s tokens if the server %s', async (_, arm) => {
    const { browser, visit } = await openMember()
    await swapTokens(browser)
    await arm(browser.control)
    await askFor(visit, '500')
    expect([await callsOf(browser), withdrawOf(visit).problem?.message]).toEqual([
      0,
      { id: 'session.error.unverified' },
    ])
  })

  it('is not another member’s who signs in while a payout waits for its lock', async () => {
    const { browser, visit } = await openMember()
    let giveTurn = () => {}
    const turn = new Promise<void>((resolve) => {
      giveTurn = resolve
    })
    void browser.ports.locks.run('withdraw.demo', second, () => turn)
    await askFor(visit, '500')
    await swapTokens(browser)
    browser.jar.write('username', 'onechannel', 'browserSession')
    visit.page.resume()
    await visit.advance(0)
    giveTurn()
    await visit.advance(minute)
    expect([endOf(visit), await callsOf(browser), await madeBy(browser)]).toEqual([
      { id: 'session.switchedElsewhere', values: { username: 'onechannel' } },
      0,
      0,
    ])
  })

  it('is requested once if an answer was lost, also after a page load without the username', async () => {
    const { browser, visit } = await openMember()
    await browser.control.fault('withdraw', 'reset', { applied: false })
    await askFor(visit, '500')
    visit.leave()
    browser.jar.remove('username')
    const next = await visitSite(browser)
    await openWithdraw(next)
    await askFor(next, '500')
    expect([withdrawOf(next).screen, await callsOf(browser), browser.jar.read('username')]).toEqual(
      ['outcomeUnknown', 1, 'demo'],
    )
  })

  it('does not move if neither the page nor the server knows a username: the member signs in again', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    browser.jar.remove('username')
    await browser.control.fault('getMember', 'http', { status: 404, times: 9 })
    const next = await visitSite(browser)
    await openWithdraw(next)
    await askFor(next, '500')
    expect([await callsOf(browser), endOf(next), browser.jar.read('auth')]).toEqual([
      0,
      { id: 'session.error.invalid' },
      null,
    ])
  })

  it('is still awaited after a page load without the username', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const shown = waitingQr(visit).paymentId
    visit.leave()
    browser.jar.remove('username')
    const next = await visitSite(browser)
    await openDeposit(next)
    expect([shown, waitingQr(next).paymentId]).toEqual([expect.any(String), shown])
  })

  it('is not a stranger’s whose tokens are stored while the username is lost: the session ends [OPEN-78]', async () => {
    const { browser, visit } = await openMember()
    await swapTokens(browser)
    browser.jar.remove('username')
    await askFor(visit, '500')
    expect([await callsOf(browser), endOf(visit)]).toEqual([0, notOurs])
  })
})
