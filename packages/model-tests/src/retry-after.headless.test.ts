import { maintenanceCheckInterval, toastDuration } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import { untilNextPoll } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { countOf, openDeposit, requestQr, screenOf, visitAs, waitingQr } from './deposit.steps.ts'
import { openBrowser } from './site-visit.ts'

/** The wait that the server asks for with status 503 or 429. */
const asked = minute
const busy = (seconds: number) => ({
  tone: 'neutral',
  message: { id: 'status.askedToWait', values: { seconds } },
  durationMs: toastDuration,
  topic: 'busy',
})

describe('a server that asks for a wait', () => {
  test('gets the maintenance check again after the wait, and the site does not mention it', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('checkMaintenance', 'http', { status: 503 })
    await visit.advance(maintenanceCheckInterval)
    const before = await countOf(browser, 'checkMaintenance')
    await visit.advance(asked - 1)
    const during = await countOf(browser, 'checkMaintenance')
    await visit.advance(maintenanceCheckInterval)
    expect([during, await countOf(browser, 'checkMaintenance'), visit.toasts]).toEqual([
      before,
      before + 1,
      [],
    ])
  })

  test('gets the next poll of a code after the wait, whatever the member does meanwhile', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    await browser.control.fault('pollQr', 'http', { status: 429 })
    await visit.advance(untilNextPoll)
    const before = await countOf(browser, 'pollQr')
    visit.page.hide()
    visit.page.resume()
    visit.flow('deposit').send({ type: 'qr.cancel' })
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(asked - second)
    const during = [await countOf(browser, 'pollQr'), waitingQr(visit).isCancelUnchecked]
    await visit.advance(second)
    expect([during, await countOf(browser, 'pollQr')]).toEqual([[before, true], before + 1])
  })

  test('gets no second request for a code during the wait, and the member sees how long it lasts', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'http', { status: 503 })
    await requestQr(visit, '500')
    const deposit = visit.flow('deposit')
    const first = screenOf(visit)
    deposit.send({ type: 'deposit.acknowledge' })
    await visit.advance(10 * second)
    deposit.send({ type: 'deposit.submit' })
    await visit.advance(0)
    const early = depositView(deposit.getSnapshot(), 'wide')
    deposit.send({ type: 'deposit.acknowledge' })
    await visit.advance(50 * second)
    deposit.send({ type: 'deposit.submit' })
    await visit.advance(0)
    expect([
      first,
      early.failure?.message,
      visit.toasts,
      await countOf(browser, 'createQr'),
      screenOf(visit),
    ]).toEqual([
      'requestUnknown',
      { id: 'status.askedToWait', values: { seconds: 50 } },
      [busy(50)],
      2,
      'awaitingPayment',
    ])
  })

  test('gets no call for the channels during the wait, and the member sees how long it lasts', async () => {
    const browser = openBrowser()
    await browser.control.fault('getProfile', 'http', { status: 503 })
    const visit = await visitAs(browser, 'demo')
    await openDeposit(visit)
    const early = [screenOf(visit), await countOf(browser, 'getProfile'), visit.toasts]
    await visit.advance(asked)
    visit.flow('deposit').send({ type: 'deposit.checkAgain' })
    await visit.advance(0)
    expect([early, screenOf(visit), await countOf(browser, 'getProfile')]).toEqual([
      ['unavailable', 1, [busy(60)]],
      'choosingChannel',
      2,
    ])
  })
})
