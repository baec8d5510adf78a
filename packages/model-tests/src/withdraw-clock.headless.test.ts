import { hour, minute, second } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { describe, expect, test } from 'vitest'
import { holdCalls } from './held.calls.ts'
import { openBrowser, type SiteVisit, visitSite } from './site-visit.ts'
import { askFor, callsOf, lockShown, madeBy, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

/** A browser of a member who withdrew a minute ago, with a device clock that a test can set. */
async function withdrawAMinuteAgo() {
  const device = { deviceAheadBy: 0 }
  const browser = openBrowser(device)
  const visit = await visitWithdraw(browser, 'demo')
  await askFor(visit, '500')
  await visit.advance(minute)
  return { browser, device, visit }
}

const waitOf = (visit: SiteVisit) => ({
  countdown: lockShown(visit)?.countdown ?? null,
  isLocked: withdrawOf(visit).isLocked,
})

test('a device whose clock is set wrong while an answer is missing still locks the form until no request can be under way', async () => {
  const device = { deviceAheadBy: 0 }
  const browser = openBrowser(device)
  const visit = await visitWithdraw(browser, 'demo')
  await browser.control.fault('withdraw', 'reset', { applied: false })
  await askFor(visit, '500')
  const canGoBackAfter = async (ms: number) => {
    await visit.advance(ms)
    return withdrawOf(visit).unknown?.canGoBack
  }
  device.deviceAheadBy = hour
  const wrong = await canGoBackAfter(2 * second)
  device.deviceAheadBy = 0
  expect([
    wrong,
    await canGoBackAfter(longestOnItsWay - 4 * second),
    await canGoBackAfter(4 * second),
  ]).toEqual([false, false, true])
})

test.each(['a page that stays open', 'a page that is loaded then'])(
  'a server whose clock jumps while an answer is missing locks the form of %s',
  async (how) => {
    const { browser, calls } = holdCalls(openBrowser(), '/member/withdraw')
    const visit = await visitWithdraw(browser, 'demo')
    calls.hold()
    await askFor(visit, '500')
    await visit.advance(31 * second)
    await browser.control.advance(12 * minute)
    await visit.advance(0)
    if (how.endsWith('then')) visit.leave()
    const seen = how.endsWith('then') ? await visitSite(browser, '/withdraw') : visit
    for (let times = 0; times < 3; times += 1) {
      seen.flow('withdraw').send({ type: 'payout.checkAgain' })
      await seen.advance(second)
    }
    const { unknown } = withdrawOf(seen)
    calls.release()
    await seen.advance(second)
    expect([unknown?.look, unknown?.canGoBack, await madeBy(browser)]).toEqual([
      'notFound',
      false,
      1,
    ])
  },
)

test('a page loaded on a device whose clock is an hour ahead locks the form too', async () => {
  const device = { deviceAheadBy: 0 }
  const browser = openBrowser(device)
  const visit = await visitWithdraw(browser, 'demo')
  await browser.control.fault('withdraw', 'reset', { applied: false })
  await askFor(visit, '500')
  visit.leave()
  device.deviceAheadBy = hour
  const again = await visitSite(browser, '/withdraw')
  await again.advance(second)
  const { unknown } = withdrawOf(again)
  expect([unknown?.look, unknown?.canGoBack, unknown?.endsAt]).toEqual([
    'notFound',
    false,
    expect.any(Number),
  ])
})

test('the screen names the exact time at which it ends, also if the server’s clock was corrected meanwhile', async () => {
  const browser = openBrowser()
  const visit = await visitWithdraw(browser, 'demo')
  await browser.control.fault('withdraw', 'reset', { applied: false })
  await askFor(visit, '500')
  await visit.advance(minute)
  await browser.control.advance(5 * minute)
  for (let times = 0; times < 3; times += 1) {
    visit.flow('withdraw').send({ type: 'payout.checkAgain' })
    await visit.advance(second)
  }
  const endsAt = withdrawOf(visit).unknown?.endsAt ?? 0
  const left = endsAt - (browser.clock.now() + 5 * minute)
  await visit.advance(left - second)
  const before = withdrawOf(visit).unknown?.canGoBack
  await visit.advance(second)
  expect([left, before, withdrawOf(visit).unknown?.canGoBack]).toEqual([
    longestOnItsWay - minute - 3 * second,
    false,
    true,
  ])
})

test('pages loaded on a device whose clock was set back a day lock the form no longer than one page does', async () => {
  const device = { deviceAheadBy: 0 }
  const browser = openBrowser(device)
  let visit = await visitWithdraw(browser, 'demo')
  await browser.control.fault('withdraw', 'reset', { applied: false })
  await askFor(visit, '500')
  device.deviceAheadBy = -24 * hour
  for (let loads = 0; loads < 3; loads += 1) {
    visit.leave()
    visit = await visitSite(browser, '/withdraw')
    await visit.advance(longestOnItsWay / 3)
  }
  expect(withdrawOf(visit).unknown?.canGoBack).toBe(true)
})

describe('a device whose clock is set wrong during the lock', () => {
  test('does not end it: the elapsed time counts, not the device’s clock [OPEN-56, OPEN-83]', async () => {
    const { browser, device, visit } = await withdrawAMinuteAgo()
    device.deviceAheadBy = hour
    await visit.advance(second)
    const wrong = waitOf(visit)
    visit.page.hide()
    visit.page.resume()
    await visit.advance(0)
    await askFor(visit, '500')
    const wait = { countdown: '08:59', isLocked: true }
    expect([wrong, waitOf(visit), await callsOf(browser)]).toEqual([wait, wait, 1])
  })

  test('does not end it for a newly loaded page or for other tabs [OPEN-56]', async () => {
    const { browser, device, visit } = await withdrawAMinuteAgo()
    visit.leave()
    device.deviceAheadBy = hour
    const again = await visitSite(browser, '/withdraw')
    await askFor(again, '500')
    device.deviceAheadBy = 0
    const other = await visitSite(browser.openTab(), '/withdraw')
    await askFor(other, '500')
    const wait = { countdown: '09:00', isLocked: true }
    expect([waitOf(again), waitOf(other), await callsOf(browser)]).toEqual([wait, wait, 1])
  })
})

describe('the lock after a withdrawal', () => {
  test('that ends while the page sleeps is over when it is back', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await askFor(visit, '500')
    visit.page.hide()
    await visit.advance(11 * minute)
    visit.page.resume()
    await visit.advance(0)
    expect([lockShown(visit), withdrawOf(visit).isLocked]).toEqual([null, false])
  })

  test('that ends while all timers stand still is over at once when the page is back', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await askFor(visit, '500')
    visit.page.hide()
    browser.clock.sleep(11 * minute)
    visit.page.resume('restored')
    expect([lockShown(visit), withdrawOf(visit).isLocked]).toEqual([null, false])
  })
})
