import { depositView } from '@croupier/core/deposit'
import { phoneDevice } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { channelKey } from './channel.ids.ts'
import { countOf, openDeposit, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser, signIn, visitSite } from './site-visit.ts'

describe('the request for a QR code', () => {
  test('chooses the only channel by itself, and back leaves the panel [DEP-07, OPEN-65]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'onechannel')
    await openDeposit(visit)
    expect(screenOf(visit)).toBe('enteringAmount')
    visit.flow('transferPanel').send({ type: 'transferPanel.back' })
    await visit.advance(0)
    expect(visit.navigation.current()).toBe('/')
  })

  test('opens as a page on a phone and as a panel elsewhere [ROUTE-59, ROUTE-61]', async () => {
    const phone = await visitAs(openBrowser({ device: phoneDevice }), 'demo')
    await openDeposit(phone)
    const desktop = await visitAs(openBrowser(), 'demo')
    await openDeposit(desktop)
    expect([phone.navigation.current(), desktop.navigation.current()]).toEqual([
      '/deposit',
      '/?sideDeposit=true',
    ])
  })

  test.each([
    ['', 'DEP-20', 'deposit.amount.error.empty'],
    ['99', 'DEP-23', 'deposit.amount.error.belowMin'],
    ['50,001', 'DEP-24', 'deposit.amount.error.aboveMax'],
    ['500.50', 'DEP-22', 'deposit.amount.error.digitsOnly'],
  ])('refuses the amount "%s" before anything is sent [%s]', async (amount, _, problem) => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, amount)
    const view = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect([view.screen, view.amountText, view.problem?.message.id]).toEqual([
      'enteringAmount',
      amount,
      problem,
    ])
    expect(await countOf(browser, 'createQr')).toBe(0)
  })

  test('shows code 98 and asks the member to contact the admin [DEP-40, ERR-29]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.arm('deposit-qr.98')
    await requestQr(visit, '500')
    const { failure, screen } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect([screen, failure?.message]).toEqual([
      'requestFailed',
      { id: 'deposit.qr.error.requestFailed', values: { code: 98 } },
    ])
  })

  test('shows any other code and offers another try [DEP-39, ERR-30, ERR-32]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.arm('deposit-qr.tryAgain', { code: 7 })
    await requestQr(visit, '500')
    const { failure } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect(failure?.message).toEqual({ id: 'deposit.qr.error.tryAgain', values: { code: 7 } })
    visit.flow('deposit').send({ type: 'deposit.acknowledge' })
    visit.flow('deposit').send({ type: 'deposit.submit' })
    await visit.advance(0)
    expect(screenOf(visit)).toBe('awaitingPayment')
  })

  test('says so if an answer lacks what a QR code needs [DEP-38, ERR-31]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'missingFields')
    await requestQr(visit, '500')
    expect(screenOf(visit)).toBe('cannotCreate')
  })

  test('says that the outcome is unknown if the answer is lost, and does not send the request again', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    const credits = await countOf(browser, 'getCredit')
    await browser.control.fault('createQr', 'reset', { applied: true })
    await requestQr(visit, '500')
    expect(screenOf(visit)).toBe('requestUnknown')
    await visit.advance(minute)
    expect(await countOf(browser, 'createQr')).toBe(1)
    expect(await countOf(browser, 'getCredit')).toBe(credits + 1)
  })

  test('shows the QR code of an answer that comes after its deadline', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'slow', { delayMs: 40 * second })
    await requestQr(visit, '500')
    await visit.advance(30 * second)
    expect(screenOf(visit)).toBe('requestUnknown')
    await visit.advance(10 * second)
    expect(screenOf(visit)).toBe('awaitingPayment')
  })

  test.each([
    ['session.7002', 'SESS-12', 'createQr'],
    ['session.7003.refresh', 'SESS-11', 'refresh'],
  ] as const)(
    'keeps what was typed if %s ends the session, and counts as refused, not unknown [%s]',
    async (answer, _, endpoint) => {
      const browser = openBrowser()
      const visit = await visitAs(browser, 'demo')
      if (endpoint === 'refresh')
        await browser.control.arm('session.7003.call', { endpoint: 'createQr' })
      await browser.control.arm(answer, { endpoint })
      await requestQr(visit, '500')
      const address = visit.navigation.current()
      await signIn(visit, 'demo')
      await visit.advance(0)
      const view = depositView(visit.flow('deposit').getSnapshot(), 'wide')
      expect([address, view.screen, view.amountText, view.chosen?.key]).toEqual([
        '/login?url=%2F%3FsideDeposit%3Dtrue',
        'enteringAmount',
        '500',
        channelKey('payment', 'pp-1'),
      ])
    },
  )

  test('keeps the chosen channel and the typed amount across a reload', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    await openDeposit(first)
    first
      .flow('deposit')
      .send({ type: 'deposit.chooseChannel', key: channelKey('payment', 'pp-2') })
    first.flow('deposit').send({ type: 'deposit.changeAmount', text: '1,234' })
    first.leave()

    const again = await visitSite(browser, '/?sideDeposit=true')
    await again.advance(0)
    const view = depositView(again.flow('deposit').getSnapshot(), 'wide')
    expect([view.screen, view.chosen?.key, view.amountText]).toEqual([
      'enteringAmount',
      channelKey('payment', 'pp-2'),
      '1,234',
    ])
  })
})
