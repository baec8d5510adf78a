import { depositView } from '@croupier/core/deposit'
import { doubleTriggerPause } from '@croupier/core/testing'
import { day, minute, second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import {
  balanceOf,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  visitAs,
} from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

/** Opens a waiting code for a member. */
async function wait(browser: Browser = openBrowser()) {
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  return { browser, visit, payment: await newestPayment(browser) }
}

const paymentSecretsIn = (browser: Browser) =>
  browser.ports.storages.local.keys().filter((key) => key.startsWith('vault.payment.'))

function cancel(visit: SiteVisit): void {
  visit.flow('deposit').send({ type: 'qr.cancel' })
  visit.flow('deposit').send({ type: 'qr.confirmCancel' })
}

test.each([0, 500, 1_900])(
  'a code paid in its last moments is a success on a device %i ms ahead of the server',
  async (deviceAheadBy) => {
    const { browser, payment, visit } = await wait(openBrowser({ deviceAheadBy }))
    await visit.advance(payment.expiresAt - browser.clock.now() - 100)
    await browser.control.pay(payment.id)
    await visit.advance(minute)
    expect([screenOf(visit), balanceOf(visit)]).toEqual([
      'succeeded',
      1_250_050 + Math.round(payment.payAmount * 100),
    ])
  },
)

test('an answer with an undocumented code neither ends a payment code nor cancels it without a question', async () => {
  const { browser, payment, visit } = await wait()
  await browser.control.pay(payment.id)
  const answer: Browser['http'] = async (input, init) => {
    if (!String(input).includes('action=is_deposit')) return browser.http(input, init)
    return Response.json({ code: 5001, message: 'something else' })
  }
  const other = await visitSite({ ...browser, http: answer }, '/?sideDeposit=true')
  visit.leave()
  cancel(other)
  await other.advance(4 * second)
  const asked = screenOf(other)
  other.flow('deposit').send({ type: 'qr.keepWaiting' })
  await browser.control.fault('getHistory', 'http', { times: null })
  await other.advance(16 * minute)
  const { value } = other.flow('deposit').getSnapshot()
  expect([asked, value]).toEqual(['awaitingPayment', { expired: 'unconfirmed' }])
})

test('a refusal shows before the tab adopts the code of another tab', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  const other = await visitSite(browser.openTab(), '/')
  await browser.control.arm('deposit-qr.98', { delayMs: 5 * second })
  await requestQr(visit, '700')
  await requestQr(other, '500')
  await visit.advance(6 * second)
  const shownAtFirst = screenOf(visit)
  visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(0)
  expect([shownAtFirst, screenOf(visit)]).toEqual(['requestFailed', 'awaitingPayment'])
})

test('a late refusal does not affect a later request', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.arm('deposit-qr.98', { delayMs: 36 * second })
  await requestQr(visit, '500')
  await visit.advance(31 * second)
  visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(doubleTriggerPause)
  await browser.control.fault('createQr', 'slow', { delayMs: 20 * second })
  visit.flow('deposit').send({ type: 'deposit.submit' })
  await visit.advance(6 * second)
  visit.leave()
  const reloaded = await visitSite(browser, '/?sideDeposit=true')
  expect(screenOf(reloaded)).toBe('requestUnknown')
})

test('a request is unknown if the session ended before its answer was read', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.fault('createQr', 'slow', { delayMs: 5 * second })
  await requestQr(visit, '500')
  await browser.control.arm('session.7002', { endpoint: 'getCredit' })
  visit.app.actor.getSnapshot().children.balance?.send({ type: 'balance.refetch' })
  await visit.advance(10 * second)
  const { pathname } = new URL(visit.navigation.current(), 'http://site.test')
  visit.leave()
  const again = await visitAs(browser, 'demo')
  await openDeposit(again)
  expect([pathname, screenOf(again), paymentSecretsIn(browser)]).toEqual([
    '/login',
    'requestUnknown',
    [],
  ])
})

test('the secrets of a code that is too old are removed with it', async () => {
  const { browser, visit } = await wait()
  visit.leave()
  const before = paymentSecretsIn(browser).length
  await browser.clock.advance(day + minute)
  await visitSite(browser, '/?sideDeposit=true')
  expect([before, paymentSecretsIn(browser)]).toEqual([1, []])
})

test('a page that comes back checks a code again that it could not check before', async () => {
  const { browser, payment, visit } = await wait()
  await browser.control.pay(payment.id)
  browser.connection.cut()
  await visit.advance(16 * minute)
  browser.connection.mend()
  await browser.control.fault('pollQr', 'hang')
  visit.flow('deposit').send({ type: 'deposit.checkAgain' })
  visit.page.hide()
  visit.page.resume()
  await visit.advance(second)
  expect(screenOf(visit)).toBe('succeeded')
})

test.each([
  ['can keep', false, () => true],
  ['cannot keep', true, () => false],
  ['can keep the secrets of alone', true, (key: string) => key.startsWith('vault.')],
])(
  'for a code that the browser %s the page says before the payment that it must stay open: %s',
  async (_, isForgetful, findsRoom) => {
    const browser = openBrowser()
    const { storages } = browser.ports
    const local = {
      ...storages.local,
      write: (key: string, value: string) => findsRoom(key) && storages.local.write(key, value),
    }
    const { visit } = await wait({
      ...browser,
      ports: { ...browser.ports, storages: { ...storages, local } },
    })
    expect(depositView(visit.flow('deposit').getSnapshot(), 'wide').isForgetful).toBe(isForgetful)
  },
)
