import { untilNextPoll } from '@croupier/core/testing'
import { describe, expect, test } from 'vitest'
import { newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser, signIn, visitSite } from './site-visit.ts'
import { askFor, callsOf, openWithdraw, withdrawOf } from './withdraw.steps.ts'

const twoSignIns = { id: 'session.error.shadowed' }

/** A member, beside whose tokens somebody may write others. */
async function openMember() {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  const plant = () => browser.jar.plant('auth', '{"access_token":"a","refresh_token":"r"}')
  return { browser, plant, visit }
}

describe('another sign-in beside that of a member', () => {
  test('moves no money: the session ends, and says why', async () => {
    const { browser, plant, visit } = await openMember()
    await openWithdraw(visit)
    plant()
    await askFor(visit, '500')
    expect([await callsOf(browser), visit.toasts.at(-1)?.message]).toEqual([0, twoSignIns])
    expect(visit.navigation.current()).toMatch(/^\/login\?url=/)
    expect(browser.jar.read('auth')).toBeNull()
  })

  test('beside their name ends the session that a page load finds: it is never shown under the other name', async () => {
    const { browser, visit } = await openMember()
    visit.leave()
    browser.jar.plant('username', 'onechannel')
    const next = await visitSite(browser, '/withdraw')
    await next.advance(0)
    expect([next.toasts.at(-1)?.message, browser.jar.read('auth')]).toEqual([twoSignIns, null])
  })

  test('leaves a code that waits to be asked about once the member is back', async () => {
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

  test('ends a session that a page load finds, and the member signs in again as themselves', async () => {
    const { browser, plant, visit } = await openMember()
    visit.leave()
    plant()
    const next = await visitSite(browser, '/withdraw')
    await next.advance(0)
    const said = next.toasts.at(-1)?.message
    await signIn(next, 'demo')
    await openWithdraw(next)
    expect([said, withdrawOf(next).account?.holder, next.toasts.length]).toEqual([
      twoSignIns,
      'Somchai Jaidee',
      1,
    ])
  })
})
