import { day, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  keptOfDeposits,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  visitAs,
} from './deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** Two tabs that show the same QR code; the second tab is hidden. */
async function openTwoTabs() {
  const browser = openBrowser()
  const seen = await visitAs(browser, 'demo')
  await requestQr(seen, '500')
  const hidden = await visitSite(browser.openTab(), '/?sideDeposit=true')
  hidden.page.hide()
  return { browser, seen, hidden, payment: await newestPayment(browser) }
}

describe('a QR code in two tabs', () => {
  test('that is paid is a success in both, also in the tab that becomes visible last', async () => {
    const { browser, seen, hidden, payment } = await openTwoTabs()
    await browser.control.pay(payment.id)
    await seen.advance(4 * second)
    const before = [screenOf(seen), screenOf(hidden)]
    hidden.page.resume()
    await hidden.advance(second)
    expect([before, screenOf(hidden)]).toEqual([['succeeded', 'awaitingPayment'], 'succeeded'])
  })

  test('that is cancelled in one but still paid is a success in the other', async () => {
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

  test('that ends leaves a newer code of the other tab alone', async () => {
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

describe('a tab that was open before another tab made a QR code', () => {
  test.each([
    ['at the amount of its own deposit', (visit: SiteVisit) => openDeposit(visit)],
    ['on a page without a deposit', () => {}],
  ])('adopts the code %s, and polls it once visible', async (_, prepare) => {
    const browser = openBrowser()
    const older = await visitAs(browser, 'demo')
    await prepare(older)
    older.page.hide()
    const newer = await visitSite(browser.openTab(), '/')
    await requestQr(newer, '500')
    await older.advance(second)
    const before = screenOf(older)
    const { id } = await newestPayment(browser)
    await browser.control.pay(id)
    newer.leave()
    older.page.resume()
    await older.advance(second)
    expect([before, screenOf(older), await browser.control.payments()]).toEqual([
      'awaitingPayment',
      'succeeded',
      [expect.objectContaining({ id, state: 'paid' })],
    ])
  })

  test('adopts the code after the success that it showed, which the other tab showed first', async () => {
    const browser = openBrowser()
    const older = await visitAs(browser, 'demo')
    await requestQr(older, '500')
    await browser.control.pay((await newestPayment(browser)).id)
    await older.advance(4 * second)
    const newer = await visitSite(browser.openTab(), '/')
    await openDeposit(newer)
    const found = screenOf(newer)
    newer.flow('deposit').send({ type: 'deposit.again' })
    await requestQr(newer, '700')
    const before = screenOf(older)
    older.flow('deposit').send({ type: 'deposit.again' })
    await older.advance(0)
    expect([
      found,
      before,
      screenOf(older),
      older.flow('deposit').getSnapshot().context.amountText,
    ]).toEqual(['succeeded', 'succeeded', 'awaitingPayment', '700'])
  })
})

describe('a QR code that waits', () => {
  test('survives a forced end of the session until the member is back', async () => {
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

  test('is invisible to the next member on the device', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.arm('session.7002', { endpoint: 'pollQr' })
    await visit.advance(5 * second)
    await signIn(visit, 'onechannel')
    expect(keptOfDeposits(browser)).toEqual([])
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
  expect(keptOfDeposits(browser)).toEqual([])
})

test('a QR code whose answer comes after the member acknowledged its loss leaves nothing behind', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.fault('createQr', 'slow', { delayMs: minute })
  await requestQr(visit, '500')
  await visit.advance(40 * second)
  const shownAtFirst = screenOf(visit)
  visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(minute)
  expect([shownAtFirst, screenOf(visit), keptOfDeposits(browser)]).toEqual([
    'requestUnknown',
    'enteringAmount',
    [],
  ])
})

test('a QR code survives a reload on a device whose clock is a day ahead', async () => {
  const browser = openBrowser({ deviceAheadBy: day })
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  visit.leave()
  const reloaded = await visitSite(browser, '/?sideDeposit=true')
  await reloaded.advance(3 * second)
  expect(screenOf(reloaded)).toBe('awaitingPayment')
})
