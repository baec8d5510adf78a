import { depositView } from '@croupier/core/deposit'
import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  newestPayment,
  requestQr,
  screenOf,
  timeLeft,
  visitAs,
  waitingQr,
} from './deposit.steps.ts'
import { openBrowser } from './site-visit.ts'

const demoBalance = 1_250_050

/** Opens a waiting code for a member. */
async function wait() {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  visit.flow('deposit').send({ type: 'qr.understandReuse' })
  return { browser, visit, payment: await newestPayment(browser) }
}

/** Waits until a paid code has expired while the site is under maintenance. */
async function waitInVain() {
  const waiting = await wait()
  const { browser, payment, visit } = waiting
  browser.clock.sleep((await timeLeft(browser)) - 5 * second)
  await visit.advance(2 * second)
  await browser.control.pay(payment.id)
  await browser.control.maintenance(true)
  await visit.advance(20 * second)
  return waiting
}

describe('a poll that a site under maintenance refuses', () => {
  test('says nothing about the payment: a paid code does not count as expired', async () => {
    const { browser, visit } = await waitInVain()
    const during = depositView(visit.flow('deposit').getSnapshot(), 'wide').failure?.title.id
    await browser.control.maintenance(false)
    visit.flow('deposit').send({ type: 'deposit.checkAgain' })
    await visit.advance(second)
    expect([during, screenOf(visit)]).toEqual(['deposit.poll.unconfirmedTitle', 'succeeded'])
  })

  test('leaves the outcome unknown, and a member who leaves the code sees the current balance [DEP-50]', async () => {
    const { browser, payment, visit } = await waitInVain()
    await browser.control.maintenance(false)
    const before = balanceOf(visit)
    visit.flow('deposit').send({ type: 'deposit.acknowledge' })
    await visit.advance(0)
    const paid = demoBalance + Math.round(payment.payAmount * 100)
    expect([before, balanceOf(visit)]).toEqual([demoBalance, paid])
  })

  test('does not cancel a code', async () => {
    const { browser, payment, visit } = await wait()
    await browser.control.pay(payment.id)
    await browser.control.maintenance(true)
    visit.flow('deposit').send({ type: 'qr.cancel' })
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(3 * second)
    const asked = waitingQr(visit).isCancelUnchecked
    await browser.control.maintenance(false)
    await visit.advance(15 * second)
    expect([asked, screenOf(visit)]).toEqual([true, 'succeeded'])
  })
})
