import { depositView, lateLookEvery, latePaymentsAwaitedFor } from '@croupier/core/deposit'
import { doubleTriggerPause, untilNextPoll } from '@croupier/core/testing'
import { day, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { channelKey } from './channel.ids.ts'
import { balanceOf, newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

const codeLife = 15 * minute
const balanceBefore = 1_250_050

/** A code of 500 baht that expired unpaid. */
async function expire(acknowledged: boolean) {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  browser.clock.sleep(codeLife + 5 * second)
  await visit.advance(0)
  if (acknowledged) visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(0)
  const { id, payAmount } = await newestPayment(browser)
  return { browser, visit, id, amount: Math.round(payAmount * 100) }
}

/** A code of 500 baht that was cancelled unpaid. */
async function cancel() {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  const deposit = visit.flow('deposit')
  deposit.send({ type: 'qr.cancel' })
  deposit.send({ type: 'qr.confirmCancel' })
  await visit.advance(0)
  return { browser, deposit, visit }
}

const toldOf = (visit: SiteVisit) => visit.toasts.map(({ message }) => message)
const arrived = (satang: number) => ({
  id: 'deposit.poll.successBody',
  values: { amount: { satang } },
})

async function historyLooks(browser: Browser): Promise<number> {
  return (await browser.control.requests({ endpoint: 'getHistory' })).length
}

describe('money that arrives after its code has ended', () => {
  test('is announced within half a minute, with the balance, whatever the member does meanwhile', async () => {
    const { amount, browser, id, visit } = await expire(true)
    await browser.control.payLate(id, true)
    visit.navigation.go('/', 'push')
    await visit.advance(lateLookEvery)
    expect([toldOf(visit).at(-1), balanceOf(visit)]).toEqual([
      arrived(amount),
      balanceBefore + amount,
    ])
  })

  test('takes what is known of its code with it, also where no deposit is open', async () => {
    const { browser, id, visit } = await expire(true)
    const endingAfterReload = async () => {
      const tab = await visitSite(browser, '/?sideDeposit=true')
      await tab.advance(0)
      const { ending } = tab.flow('deposit').getSnapshot().context
      tab.leave()
      return ending
    }
    visit.leave()
    const before = await endingAfterReload()
    const elsewhere = await visitSite(browser, '/')
    await browser.control.payLate(id, true)
    await elsewhere.advance(2 * lateLookEvery)
    elsewhere.leave()
    expect([before, await endingAfterReload()]).toEqual(['expired', null])
  })

  test('turns the expiry on the screen into a success', async () => {
    const { amount, browser, id, visit } = await expire(false)
    const before = screenOf(visit)
    await browser.control.payLate(id, true)
    await visit.advance(lateLookEvery)
    expect([before, screenOf(visit), toldOf(visit), balanceOf(visit)]).toEqual([
      'expired',
      'succeeded',
      [],
      balanceBefore + amount,
    ])
  })

  test('is announced once, across a reload and in only one of two tabs', async () => {
    const { amount, browser, id, visit } = await expire(true)
    visit.leave()
    const tabs = [await visitSite(browser, '/'), await visitSite(browser.openTab(), '/')]
    await browser.control.payLate(id, true)
    for (const tab of tabs) await tab.advance(2 * lateLookEvery)
    expect(tabs.flatMap(toldOf)).toEqual([arrived(amount)])
  })

  test('is announced if a cancelled code was still paid', async () => {
    const { browser, visit } = await cancel()
    const { id, payAmount } = await newestPayment(browser)
    await browser.control.pay(id)
    await visit.advance(lateLookEvery)
    expect(toldOf(visit)).toEqual([arrived(Math.round(payAmount * 100))])
  })

  test('is not announced if the operator does not credit it, and the search ends after its time', async () => {
    const { browser, id, visit } = await expire(true)
    await browser.control.payLate(id, false)
    await visit.advance(latePaymentsAwaitedFor)
    const asked = await historyLooks(browser)
    await visit.advance(10 * minute)
    expect([toldOf(visit), balanceOf(visit), await historyLooks(browser)]).toEqual([
      [],
      balanceBefore,
      asked,
    ])
  })

  test('is not looked for while the page is hidden, and at once when it is back', async () => {
    const { amount, browser, id, visit } = await expire(true)
    visit.page.hide()
    const asked = await historyLooks(browser)
    await browser.control.payLate(id, true)
    await visit.advance(10 * minute)
    const hidden = [await historyLooks(browser), toldOf(visit)]
    visit.page.resume()
    await visit.advance(0)
    expect([hidden, toldOf(visit)]).toEqual([[asked, []], [arrived(amount)]])
  })

  test('is still looked for if no history answers, but for a day at most', async () => {
    const { amount, browser, id, visit } = await expire(true)
    await browser.control.fault('getHistory', 'http', { times: null })
    await visit.advance(latePaymentsAwaitedFor + minute)
    await browser.control.payLate(id, true)
    await browser.control.disarm()
    await visit.advance(lateLookEvery)
    expect(toldOf(visit)).toEqual([arrived(amount)])

    const other = await expire(true)
    await other.browser.control.fault('getHistory', 'http', { times: null })
    other.browser.clock.sleep(latePaymentsAwaitedFor + day)
    await other.visit.advance(minute)
    const asked = await historyLooks(other.browser)
    await other.visit.advance(10 * minute)
    expect(await historyLooks(other.browser)).toBe(asked)
  })

  test('of one code does not affect another code that waits or has expired', async () => {
    const waiting = await expire(true)
    await requestQr(waiting.visit, '600')
    await waiting.browser.control.payLate(waiting.id, true)
    await waiting.visit.advance(lateLookEvery)
    expect([screenOf(waiting.visit), toldOf(waiting.visit)]).toEqual([
      'awaitingPayment',
      [arrived(waiting.amount)],
    ])

    const over = await expire(true)
    await requestQr(over.visit, '600')
    over.browser.clock.sleep(codeLife + 5 * second)
    await over.visit.advance(0)
    await over.browser.control.payLate(over.id, true)
    await over.visit.advance(lateLookEvery)
    expect([screenOf(over.visit), toldOf(over.visit)]).toEqual(['expired', [arrived(over.amount)]])
  })

  test('of the first code and the success of the second are each announced once', async () => {
    const { amount, browser, id, visit } = await expire(true)
    await requestQr(visit, '500')
    const second = await newestPayment(browser)
    await browser.control.pay(second.id)
    await visit.advance(lateLookEvery)
    const first = [screenOf(visit), toldOf(visit)]
    await browser.control.payLate(id, true)
    await visit.advance(lateLookEvery)
    expect([first, toldOf(visit), balanceOf(visit)]).toEqual([
      ['succeeded', []],
      [arrived(amount)],
      balanceBefore + amount + Math.round(second.payAmount * 100),
    ])
  })
})

describe('a backend that adds no satang and names no reference', () => {
  const awaitedKey = 'member.demo/latePayments'

  /** A code that was cancelled, as if it had been for another amount and had no reference. */
  async function cancelOther() {
    const { browser, deposit, visit } = await cancel()
    await visit.advance(doubleTriggerPause)
    const { local } = browser.ports.storages
    const turnInto = (amount: number) => {
      const [awaited] = JSON.parse(local.read(awaitedKey) ?? '[]')
      local.write(awaitedKey, JSON.stringify([{ ...awaited, amount, reference: null }]))
    }
    return { browser, deposit, turnInto, visit }
  }

  test('has the money of the code that waits announced by its own receipt alone', async () => {
    const { browser, turnInto, visit } = await cancelOther()
    await requestQr(visit, '500')
    const { id, payAmount } = await newestPayment(browser)
    turnInto(Math.round(payAmount * 100))
    await browser.control.pay(id)
    await browser.control.fault('pollQr', 'slow', { delayMs: 5 * second, times: null })
    await visit.advance(untilNextPoll)
    visit.page.hide()
    visit.page.resume()
    await visit.advance(second)
    const before = screenOf(visit)
    await visit.advance(lateLookEvery)
    expect([before, screenOf(visit), toldOf(visit)]).toEqual(['awaitingPayment', 'succeeded', []])
  })

  test.each([
    ['balance', false],
    ['history', true],
  ])(
    'has the credit of a bank transfer announced once if the %s shows it first',
    async (_, isUnread) => {
      const { browser, deposit, turnInto, visit } = await cancelOther()
      deposit.send({ type: 'deposit.openPicker' })
      deposit.send({ type: 'deposit.chooseChannel', key: channelKey('bank', 'bank-1') })
      deposit.send({ type: 'transfer.openReport' })
      deposit.send({ type: 'deposit.changeAmount', text: '500' })
      deposit.send({ type: 'deposit.submit' })
      turnInto(50_000)
      await visit.advance(2 * minute - second)
      if (isUnread) await browser.control.fault('getCredit', 'http')
      await visit.advance(3 * minute)
      const { report } = depositView(deposit.getSnapshot(), 'wide').transfer
      expect([report?.state, toldOf(visit)]).toEqual(['arrived', []])
    },
  )
})

test('a code whose outcome was unknown is announced once after a reload, by the history or by its poll', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  await browser.control.fault('pollQr', 'hang', { times: null })
  await browser.control.fault('getHistory', 'http', { times: null })
  const { id, payAmount } = await newestPayment(browser)
  await browser.control.pay(id)
  browser.clock.sleep(codeLife + 5 * second)
  await visit.advance(11 * second)
  visit.leave()
  await browser.control.disarm('fault.http', 'getHistory')
  const again = await visitSite(browser, '/')
  await again.advance(minute)
  await browser.control.disarm()
  await again.advance(minute)
  expect([toldOf(again), again.isRunning('deposit') && screenOf(again)]).toEqual([
    [arrived(Math.round(payAmount * 100))],
    'succeeded',
  ])
})
