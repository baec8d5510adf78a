import { toastDuration } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import { untilNextPoll } from '@croupier/core/testing'
import { formatCountdown, minute, second } from '@croupier/core/time'
import { dialectOfRun } from '@croupier/mock-server'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  countOf,
  newestPayment,
  requestQr,
  screenOf,
  timeLeft,
  visitAs,
  waitingQr,
} from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'

const demoBalance = 1_250_050

/** A code as the site shows it: its text, or the form in which the odd dialect sends it. */
const shownCode = (text: string) =>
  dialectOfRun() === 'plain'
    ? { form: 'text', qrCode: text }
    : { form: expect.any(String), qrCode: expect.any(String) }

describe('a deposit by PromptPay QR', () => {
  test('is paid and raises the balance by the paid amount [DEP-05, DEP-42, DEP-50, BAL-04]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    expect(balanceOf(visit)).toBe(demoBalance)

    await requestQr(visit, '500')
    const payment = await newestPayment(browser)
    const paid = Math.round(payment.payAmount * 100)
    const life = payment.expiresAt - payment.createdAt
    expect(waitingQr(visit)).toEqual({
      paymentId: payment.id,
      ...shownCode(payment.qrCode),
      payAmount: paid,
      hasSatang: true,
      reference: payment.merchantRef,
      deadline: payment.expiresAt,
      countdown: formatCountdown(life),
      duration: `PT${life / minute}M0S`,
      fractionLeft: 1,
      milestone: null,
      isBeginning: true,
      totalMinutes: life / minute,
      isNearlyOver: false,
      isRetrying: false,
      isLastWord: false,
      isOvertime: false,
      isReuseWarningOpen: true,
      isConfirmingCancel: false,
      isCancelUnchecked: false,
      isCancelling: false,
    })

    await browser.control.pay(payment.id)
    await visit.advance(untilNextPoll)

    const snapshot = visit.flow('deposit').getSnapshot()
    expect(depositView(snapshot, 'wide').receipt).toEqual({
      amount: paid,
      reference: payment.merchantRef,
      channelName: 'PromptPay QR',
      bonusLabel: null,
      paidAt: payment.createdAt + untilNextPoll,
      isNews: true,
    })
    expect([screenOf(visit), balanceOf(visit)]).toEqual(['succeeded', demoBalance + paid])
    expect(visit.log.entries).toEqual([])
  })

  test('polls at its pace and never twice at once [DEP-41]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance(30 * untilNextPoll)
    expect(await countOf(browser, 'pollQr')).toBe(30)
  })

  test('keeps waiting for the same code after a developer changes the chart, and is paid', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const payment = await newestPayment(browser)
    const before = visit.flow('deposit')
    visit.app.actor.send({ type: 'flow.changed', name: 'deposit' })
    await visit.advance(untilNextPoll)
    expect([visit.flow('deposit') === before, waitingQr(visit)?.paymentId]).toEqual([
      false,
      payment.id,
    ])
    await browser.control.pay(payment.id)
    await visit.advance(untilNextPoll)
    expect([screenOf(visit), await countOf(browser, 'createQr')]).toEqual(['succeeded', 1])
  })

  test('that is rejected shows the server’s message [DEP-43, ERR-34]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const payment = await newestPayment(browser)
    await browser.control.reject(payment.id, 'The name on the account is another')
    await visit.advance(untilNextPoll)

    expect(depositView(visit.flow('deposit').getSnapshot(), 'wide').failure).toEqual({
      title: { id: 'deposit.poll.unsuccessfulTitle' },
      message: {
        id: 'deposit.poll.error.unsuccessful',
        values: { message: 'The name on the account is another' },
      },
      reference: payment.merchantRef,
      canWait: false,
      canCheckAgain: false,
      isCheckingAgain: false,
    })
    expect(balanceOf(visit)).toBe(demoBalance)
  })

  test('that is paid in part names the received amount and credits nothing', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.payPart((await newestPayment(browser)).id, 150)
    await visit.advance(untilNextPoll)

    const { failure } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect(JSON.stringify(failure?.message)).toContain('150.00')
    expect([screenOf(visit), balanceOf(visit)]).toEqual(['failed', demoBalance])
  })

  test('ends when the server reports it expired, and keeps amount and channel [DEP-44, DEP-46, DEP-49, ERR-35]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.expire((await newestPayment(browser)).id)
    await visit.advance(untilNextPoll)

    const { failure } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect(failure?.message).toEqual({ id: 'deposit.poll.error.expired', values: { minutes: 30 } })
    visit.flow('deposit').send({ type: 'deposit.acknowledge' })
    const { amountText, chosen, screen } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect([screen, amountText, chosen?.name]).toEqual(['enteringAmount', '500', 'PromptPay QR'])
  })

  test('ends when its time is over and nobody has paid [DEP-45, ERR-36]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance((await timeLeft(browser)) - second)
    expect([screenOf(visit), waitingQr(visit).countdown]).toEqual(['awaitingPayment', '00:01'])
    await visit.advance(second + untilNextPoll)
    expect(screenOf(visit)).toBe('expired')
  })

  test('paid in the last second is a success, not an expiry', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await visit.advance((await timeLeft(browser)) - 500)
    await browser.control.pay((await newestPayment(browser)).id)
    await visit.advance(10 * second)
    expect(screenOf(visit)).toBe('succeeded')
  })

  test('is cancelled after a confirmation and one last poll [DEP-47, OPEN-63]', async () => {
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
    const { ending } = depositView(visit.flow('deposit').getSnapshot(), 'wide')
    expect([screenOf(visit), ending?.message, visit.toasts]).toEqual([
      'enteringAmount',
      { id: 'deposit.ending.cancelled', values: { minutes: 30 } },
      [],
    ])
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

  test('continues behind a closed panel, and its success is announced [DEP-03]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    visit.flow('transferPanel').send({ type: 'transferPanel.close' })
    await visit.advance(0)
    expect([visit.navigation.current(), visit.isRunning('transferPanel')]).toEqual(['/', false])

    const payment = await newestPayment(browser)
    await browser.control.pay(payment.id)
    await visit.advance(untilNextPoll)
    expect(visit.toasts.at(-1)).toEqual({
      tone: 'positive',
      message: {
        id: 'deposit.poll.successBody',
        values: { amount: { satang: Math.round(payment.payAmount * 100) } },
      },
      durationMs: toastDuration,
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
    const left = formatCountdown(await timeLeft(browser))
    expect([countdown, isReuseWarningOpen]).toEqual([left, false])
    await browser.control.pay((await newestPayment(browser)).id)
    await again.advance(untilNextPoll)
    expect(screenOf(again)).toBe('succeeded')
  })
})
