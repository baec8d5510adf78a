import { untilNextPoll } from '@croupier/core/testing'
import { describe, expect, test } from 'vitest'
import { newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { endedSessionOf, openBrowser, signIn, visitSite } from './site-visit.ts'
import { askFor, callsOf, openWithdraw, withdrawOf } from './withdraw.steps.ts'

const twoSignIns = { id: 'session.error.shadowed' }

/** A member whose tokens a test can shadow with others. */
async function openMember() {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  const plant = () => browser.jar.plant('auth', '{"access_token":"a","refresh_token":"r"}')
  return { browser, plant, visit }
}

describe('a second sign-in that shadows a member’s', () => {
  test('moves no money: the session ends and the site says why', async () => {
    const { browser, plant, visit } = await openMember()
    await openWithdraw(visit)
    plant()
    await askFor(visit, '500')
    expect([await callsOf(browser), endedSessionOf(visit)]).toEqual([0, twoSignIns])
    expect(visit.navigation.current()).toMatch(/^\/login\?url=/)
    expect(browser.jar.read('auth')).toBeNull()
  })

  test('with another username ends the session on a page load, which never shows the other name', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    browser.jar.plant('username', 'onechannel')
    const next = await visitSite(browser, '/withdraw')
    await next.advance(0)
    expect([endedSessionOf(next), browser.jar.read('auth')]).toEqual([twoSignIns, null])
  })

  test('keeps a waiting code, which is polled once the member is back', async () => {
    const { browser, plant, visit } = await openMember()
    await requestQr(visit, '500')
    const address = visit.navigation.current()
    visit.leave()
    plant()
    const next = await visitSite(browser, address)
    await next.advance(0)
    await signIn(next, 'demo')
    await browser.control.pay((await newestPayment(browser)).id)
    await next.advance(untilNextPoll)
    expect(screenOf(next)).toBe('succeeded')
  })

  test('ends the session on a page load, and the member can sign in again', async () => {
    const { browser, plant, visit } = await openMember()
    visit.leave()
    plant()
    const next = await visitSite(browser, '/withdraw')
    await next.advance(0)
    const said = endedSessionOf(next)
    await signIn(next, 'demo')
    await openWithdraw(next)
    expect([said, withdrawOf(next).account?.holder, next.toasts.length]).toEqual([
      twoSignIns,
      'Somchai Jaidee',
      0,
    ])
  })
})
