import { depositView } from '@croupier/core/deposit'
import { phoneDevice } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  countOf,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  visitAs,
  waitingQr,
} from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'

const demoBalance = 1_250_050

describe('a deposit by PromptPay QR', () => {
  test('is paid and raises the balance by what was paid [DEP-05, DEP-42, DEP-50, BAL-04]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    expect(balanceOf(visit)).toBe(demoBalance)

    await requestQr(visit, '500')
    const payment = await newestPayment(browser)
    const paid = Math.round(payment.payAmount * 100)
    expect(waitingQr(visit)).toEqual({
      paymentId: payment.id,
      form: 'text',
      qrCode: payment.qrCode,
      payAmount: paid,
      reference: payment.merchantRef,
      deadline: payment.expiresAt,
      countdown: '15:00',
      duration: 'PT15M0S',
      fractionLeft: 1,
      milestone: null,
      totalMinutes: 15,
      isRetrying: false,
      isLastWord: false,
      isReuseWarningOpen: true,
      isConfirmingCancel: false,
      isCancelling: false,
    })

    await browser.control.pay(payment.id)
    await visit.advance(2 * second)

    const snapshot = visit.flow('deposit').getSnapshot()
    expect(depositView(snapshot, 'wide').receipt).toEqual({
      amount: paid,
      reference: payment.merchantRef,
      channelName: 'PromptPay QR',
    })
    expect([screenOf(visit), balanceOf(visit)]).toEqual(['succeeded', demoBalance + paid])
    expect(visit.log.entries).toEqual([])
  })

  test('asks every two seconds and never twice at once [DEP-41]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance(minute)
    expect(await countOf(browser, 'pollQr')).toBe(30)
  })

  test('that is rejected says so in the server’s words [DEP-43, ERR-34]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const payment = await newestPayment(browser)
    await browser.control.reject(payment.id, 'The name on the account is another')
    await visit.advance(2 * second)

    expect(depositView(visit.flow('deposit').getSnapshot(), 'wide').failure).toEqual({
      title: { id: 'deposit.poll.unsuccessfulTitle' },
      message: {
        id: 'deposit.poll.error.unsuccessful',
        values: { message: 'The name on the account is another' },
      },
      reference: payment.merchantRef,
      canCheckAgain: false,
      isCheckingAgain: false,
    })
    expect(balanceOf(visit)).toBe(demoBalance)
  })

  test('that is paid in part names what came in and credits nothing', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.payPart((await newestPayment(browser)).id, 150)
    await visit.advance(2 * second)

    const { failure } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect(JSON.stringify(failure?.message)).toContain('150.00')
    expect([screenOf(visit), balanceOf(visit)]).toEqual(['failed', demoBalance])
  })

  test('ends when the server calls it over, amount and channel kept [DEP-44, DEP-46, DEP-49, ERR-35]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.expire((await newestPayment(browser)).id)
    await visit.advance(2 * second)

    const { failure } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect(failure?.message).toEqual({ id: 'deposit.poll.error.expired' })
    visit.flow('deposit').send({ type: 'deposit.acknowledge' })
    const { amountText, chosen, screen } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect([screen, amountText, chosen?.name]).toEqual(['enteringAmount', '500', 'PromptPay QR'])
  })

  test('ends by itself when its time is over and nobody paid [DEP-45, ERR-36]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance(15 * minute - second)
    expect([screenOf(visit), waitingQr(visit).countdown]).toEqual(['awaitingPayment', '00:01'])
    await visit.advance(2 * second)
    expect(screenOf(visit)).toBe('expired')
  })

  test('paid in the last second is a success, not an expiry', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance(15 * minute - 500)
    await browser.control.pay((await newestPayment(browser)).id)
    await visit.advance(10 * second)
    expect(screenOf(visit)).toBe('succeeded')
  })

  test('is cancelled after a question and one last look [DEP-47, OPEN-63]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const deposit = visit.flow('deposit')
    deposit.send({ type: 'qr.cancel' })
    expect(waitingQr(visit).isConfirmingCancel).toBe(true)
    const asked = await countOf(browser, 'pollQr')
    deposit.send({ type: 'qr.confirmCancel' })
    await visit.advance(0)
    expect(await countOf(browser, 'pollQr')).toBe(asked + 1)
    expect(screenOf(visit)).toBe('enteringAmount')
    expect(visit.toasts.at(-1)?.message).toEqual({ id: 'deposit.poll.cancelled' })
  })

  test('that was paid while the member cancelled is still a success', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    visit.flow('deposit').send({ type: 'qr.cancel' })
    await browser.control.pay((await newestPayment(browser)).id)
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(0)
    expect(screenOf(visit)).toBe('succeeded')
  })

  test('goes on behind a closed panel, and its success is told [DEP-03]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    visit.flow('transferPanel').send({ type: 'transferPanel.close' })
    await visit.advance(0)
    expect([visit.navigation.current(), visit.isRunning('transferPanel')]).toEqual(['/', false])

    const payment = await newestPayment(browser)
    await browser.control.pay(payment.id)
    await visit.advance(2 * second)
    expect(visit.toasts.at(-1)).toEqual({
      tone: 'positive',
      message: {
        id: 'deposit.poll.successBody',
        values: { amount: { satang: Math.round(payment.payAmount * 100) } },
      },
      durationMs: 10 * second,
    })
  })

  test('waits again after a reload, with the same deadline and without a second warning', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    await requestQr(first, '500')
    first.flow('deposit').send({ type: 'qr.understandReuse' })
    await first.advance(5 * minute)
    first.leave()

    const again = await visitSite(browser, '/')
    expect(again.isRunning('deposit')).toBe(true)
    const { countdown, isReuseWarningOpen } = waitingQr(again)
    expect([countdown, isReuseWarningOpen]).toEqual(['10:00', false])
    await browser.control.pay((await newestPayment(browser)).id)
    await again.advance(2 * second)
    expect(screenOf(again)).toBe('succeeded')
  })
})

describe('the way to a QR code', () => {
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
    ['', 'deposit.amount.error.empty'],
    ['99', 'deposit.amount.error.belowMin'],
    ['50,001', 'deposit.amount.error.aboveMax'],
    ['500.50', 'deposit.amount.error.digitsOnly'],
  ])('refuses the amount "%s" before anything is sent [DEP-20…24]', async (amount, problem) => {
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

  test('names code 98 and asks for the admin [DEP-40, ERR-29]', async () => {
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

  test('names any other code and offers another try [DEP-39, ERR-30, ERR-32]', async () => {
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

  test('says when an answer lacks what a QR code needs [DEP-38, ERR-31]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'missingFields')
    await requestQr(visit, '500')
    expect(screenOf(visit)).toBe('cannotCreate')
  })

  test('says that it does not know when the answer is lost, and sends nothing again', async () => {
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

  test('shows the QR code of an answer that came after its deadline', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'slow', { delayMs: 40 * second })
    await requestQr(visit, '500')
    await visit.advance(30 * second)
    expect(screenOf(visit)).toBe('requestUnknown')
    await visit.advance(10 * second)
    expect(screenOf(visit)).toBe('awaitingPayment')
  })

  test('keeps what was chosen and typed across a reload', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    await openDeposit(first)
    first.flow('deposit').send({ type: 'deposit.chooseChannel', key: 'payment:pp-2' })
    first.flow('deposit').send({ type: 'deposit.changeAmount', text: '1,234' })
    first.leave()

    const again = await visitSite(browser, '/?sideDeposit=true')
    await again.advance(0)
    const view = depositView(again.flow('deposit').getSnapshot(), 'wide')
    expect([view.screen, view.chosen?.key, view.amountText]).toEqual([
      'enteringAmount',
      'payment:pp-2',
      '1,234',
    ])
  })
})
