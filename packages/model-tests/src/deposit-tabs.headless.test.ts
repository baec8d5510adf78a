import { day, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { newestPayment, openDeposit, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser, signIn, visitSite } from './site-visit.ts'

/** Two tabs that show the same QR code, of which the second is not looked at. */
async function openTwoTabs() {
  const browser = openBrowser()
  const seen = await visitAs(browser, 'demo')
  await requestQr(seen, '500')
  const hidden = await visitSite(browser, '/?sideDeposit=true')
  hidden.page.hide()
  return { browser, seen, hidden, payment: await newestPayment(browser) }
}

describe('a QR code in two tabs', () => {
  test('that is paid is a success in both, also in the one that looks last', async () => {
    const { browser, seen, hidden, payment } = await openTwoTabs()
    await browser.control.pay(payment.id)
    await seen.advance(4 * second)
    const before = [screenOf(seen), screenOf(hidden)]
    hidden.page.resume()
    await hidden.advance(second)
    expect([before, screenOf(hidden)]).toEqual([['succeeded', 'awaitingPayment'], 'succeeded'])
  })

  test('that is given up in one and paid all the same is a success in the other', async () => {
    const { browser, seen, hidden, payment } = await openTwoTabs()
    const deposit = seen.flow('deposit')
    deposit.send({ type: 'qr.cancel' })
    deposit.send({ type: 'qr.confirmCancel' })
    await seen.advance(second)
    await browser.control.pay(payment.id)
    hidden.page.resume()
    await hidden.advance(second)
    expect([screenOf(seen), screenOf(hidden)]).toEqual(['enteringAmount', 'succeeded'])
  })

  test('that ends leaves the newer one of the other tab alone', async () => {
    const { browser, seen, hidden, payment } = await openTwoTabs()
    seen.flow('deposit').send({ type: 'qr.cancel' })
    seen.flow('deposit').send({ type: 'qr.confirmCancel' })
    await seen.advance(second)
    await requestQr(seen, '700')
    await browser.control.pay(payment.id)
    hidden.page.resume()
    await hidden.advance(second)
    seen.leave()
    const reloaded = await visitSite(browser, '/?sideDeposit=true')
    expect([screenOf(hidden), screenOf(reloaded)]).toEqual(['succeeded', 'awaitingPayment'])
  })
})

describe('a QR code that waits', () => {
  test('through a forced end of the session is there when the member is back', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.arm('session.7002', { endpoint: 'pollQr' })
    await visit.advance(5 * second)
    const { pathname } = new URL(visit.navigation.current(), 'http://site.test')
    await browser.control.pay((await newestPayment(browser)).id)
    await signIn(visit, 'demo')
    await visit.advance(3 * second)
    expect([pathname, screenOf(visit)]).toEqual(['/login', 'succeeded'])
  })

  test('is nothing that the next member on the device finds', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.arm('session.7002', { endpoint: 'pollQr' })
    await visit.advance(5 * second)
    await signIn(visit, 'onechannel')
    expect(browser.ports.storages.local.keys()).toEqual([])
    await openDeposit(visit)
    expect(screenOf(visit)).toBe('enteringAmount')
  })
})

test('a QR code whose answer comes after the member signed out leaves nothing behind', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.fault('createQr', 'slow', { delayMs: 4 * second })
  await requestQr(visit, '500')
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await visit.advance(minute)
  expect(browser.ports.storages.local.keys()).toEqual([])
})

test('a QR code outlives a reload on a device whose clock is a day ahead', async () => {
  const browser = openBrowser({ deviceAheadBy: day })
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  visit.leave()
  const reloaded = await visitSite(browser, '/?sideDeposit=true')
  await reloaded.advance(3 * second)
  expect(screenOf(reloaded)).toBe('awaitingPayment')
})
