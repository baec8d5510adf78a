import { untilNextPoll } from '@croupier/core/testing'
import { day, formatCountdown, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  newestPayment,
  requestQr,
  screenOf,
  timeLeft,
  visitAs,
  waitingQr,
} from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'
import { askFor, callsOf, lockShown, visitWithdraw, withdrawOf } from './withdraw.steps.ts'

/** Opens a waiting code for a member. Its life is in milliseconds. */
async function wait(browser: Browser) {
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  visit.flow('deposit').send({ type: 'qr.understandReuse' })
  const payment = await newestPayment(browser)
  return { browser, visit, payment, life: payment.expiresAt - payment.createdAt }
}

/** The browser with other dates in the answers of the server. */
function dated(browser: Browser, dateOf: (date: string, url: string) => string | null): Browser {
  return {
    ...browser,
    http: async (input, init) => {
      const answer = await browser.http(input, init)
      const headers = new Headers(answer.headers)
      const url = input instanceof Request ? input.url : String(input)
      const date = dateOf(headers.get('date') ?? '', url)
      if (date === null) headers.delete('date')
      else headers.set('date', date)
      const { status } = answer
      return new Response(await answer.text(), { status, headers })
    },
  }
}

const isShownAs = (visit: SiteVisit) => {
  if (screenOf(visit) !== 'awaitingPayment') return screenOf(visit)
  const { countdown, isOvertime } = waitingQr(visit)
  return isOvertime ? 'overtime' : countdown
}

/** What the screen shows of a code, minute by minute. */
async function watch(visit: SiteVisit, watchedMs: number): Promise<string[]> {
  const shown: string[] = []
  for (let passed = 0; passed < watchedMs; passed += minute) {
    shown.push(isShownAs(visit))
    await visit.advance(minute)
  }
  return shown
}

/** A countdown from this time down to the last minute. */
const everyMinute = (leftMs: number) =>
  Array.from({ length: leftMs / minute }, (_, passed) => formatCountdown(leftMs - passed * minute))

describe('a backend of three nodes, one of them with a clock that is wrong', () => {
  test.each([20 * minute, -20 * minute, day])(
    'by %i ms ends no code that the server still accepts, and the remaining time never jumps [DEP-45, OPEN-83]',
    async (byMs) => {
      const browser = openBrowser()
      await browser.control.skewClock({ every: 3, byMs })
      const { life, visit } = await wait(browser)
      const shown = await watch(visit, life)
      await visit.advance(2 * untilNextPoll)
      expect([shown, screenOf(visit)]).toEqual([everyMinute(life), 'expired'])
    },
  )

  test('leaves each of ten codes waiting until it is paid', async () => {
    const browser = openBrowser()
    await browser.control.skewClock({ every: 3, byMs: 20 * minute })
    const { visit } = await wait(browser)
    const seen: string[] = []
    for (let code = 0; code < 10; code += 1) {
      await visit.advance(minute)
      const during = screenOf(visit)
      await browser.control.pay((await newestPayment(browser)).id)
      await visit.advance(untilNextPoll)
      seen.push(`${during}, ${screenOf(visit)}`)
      visit.flow('deposit').send({ type: 'deposit.again' })
      await requestQr(visit, '500')
    }
    expect(seen).toEqual(Array(10).fill('awaitingPayment, succeeded'))
  })

  test('locks withdrawals exactly as long as the server says [WD-19]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    await browser.control.skewClock({ every: 3, byMs: day })
    await askFor(visit, '500')
    await visit.advance(minute)
    expect(lockShown(visit)?.countdown).toBe('09:00')
  })
})

test('a single answer dated a day ahead does not cause a lock of a day [WD-19, OPEN-83]', async () => {
  const browser = dated(openBrowser(), (date, url) =>
    url.endsWith('/member/withdraw') ? new Date(Date.parse(date) + day).toUTCString() : date,
  )
  const visit = await visitWithdraw(browser, 'demo')
  await askFor(visit, '500')
  const { countdown } = lockShown(visit) ?? {}
  await visit.advance(10 * minute)
  expect([countdown, lockShown(visit)]).toEqual(['10:00', null])
})

describe('answers whose date cannot be read', () => {
  test.each([
    ['none', null],
    ['no HTTP date', '0'],
  ])('(%s) let a phone that is 20 minutes fast deposit [DEP-45, OPEN-83]', async (_what, date) => {
    const browser = dated(openBrowser({ deviceAheadBy: 20 * minute }), () => date)
    const { life, payment, visit } = await wait(browser)
    const shown = await watch(visit, life - minute)
    await browser.control.pay(payment.id)
    await visit.advance(untilNextPoll)
    // By this phone the deadline is in the past, so that the usual life is assumed.
    const assumed = everyMinute(15 * minute).slice(0, life / minute - 1)
    expect([shown, screenOf(visit)]).toEqual([assumed, 'succeeded'])
  })

  test('leave the expiry of a code to the server [DEP-44]', async () => {
    const browser = dated(openBrowser({ deviceAheadBy: 10 * minute }), () => null)
    const { life, visit } = await wait(browser)
    const shown = await watch(visit, life)
    await visit.advance(untilNextPoll)
    expect([shown, screenOf(visit)]).toEqual([
      [...everyMinute(life - 10 * minute), ...Array(10).fill('overtime')],
      'expired',
    ])
  })
})

describe('a device whose clock its owner sets while a code waits', () => {
  test.each([-60 * minute, 60 * minute, 2 * day])(
    'by %i ms keeps the remaining time, and the payment succeeds',
    async (step) => {
      const device = { deviceAheadBy: 0 }
      const { browser, life, payment, visit } = await wait(openBrowser(device))
      await visit.advance(minute)
      device.deviceAheadBy = step
      const seen: string[] = []
      for (let tick = 0; tick < 6; tick += 1) {
        await visit.advance(second)
        seen.push(isShownAs(visit))
      }
      await browser.control.pay(payment.id)
      await visit.advance(untilNextPoll)
      const left = [61, 62, 63, 64, 65, 66].map((passed) => formatCountdown(life - passed * second))
      expect([seen, screenOf(visit)]).toEqual([left, 'succeeded'])
    },
  )

  test('by two days while the site is closed loses no payment, and the site reports it [OPEN-83]', async () => {
    const device = { deviceAheadBy: 0 }
    const { browser, payment, visit } = await wait(openBrowser(device))
    visit.leave()
    device.deviceAheadBy = 2 * day
    const again = await visitSite(browser, '/')
    await again.advance(2 * untilNextPoll)
    const left = formatCountdown(await timeLeft(browser))
    const shown = isShownAs(again)
    await browser.control.pay(payment.id)
    await again.advance(untilNextPoll)
    expect([shown, screenOf(again)]).toEqual([left, 'succeeded'])
  })
})

test('a page load on a device set ahead by a day ends no code if no answer has a date [DEP-44, OPEN-83]', async () => {
  const device = { deviceAheadBy: 0 }
  const { browser, life, payment, visit } = await wait(dated(openBrowser(device), () => null))
  visit.leave()
  device.deviceAheadBy = day
  const again = await visitSite(browser, '/')
  await again.advance(life - minute)
  const shown = isShownAs(again)
  await browser.control.pay(payment.id)
  await again.advance(untilNextPoll)
  expect([shown, screenOf(again)]).toEqual(['overtime', 'succeeded'])
})

describe('a lock that the server names', () => {
  test('without an end opens the form after a day, and the next withdrawal asks the server [WD-14, WD-18, WD-19, WD-21]', async () => {
    const browser = openBrowser()
    const visit = await visitWithdraw(browser, 'demo')
    const until = Date.UTC(2090, 0)
    await browser.control.putMember({ username: 'demo', withdrawLockedUntil: until })
    const state = async () => {
      await askFor(visit, '500')
      const { isLocked, problem } = withdrawOf(visit)
      const message = problem?.message.id
      return { isLocked, message, form: lockShown(visit)?.form, calls: await callsOf(browser) }
    }
    const first = await state()
    const again = await state()
    browser.clock.sleep(day)
    await visit.advance(0)
    const opened = withdrawOf(visit).isLocked
    // The site renews yesterday's tokens and sends the call again.
    expect([first, again, opened, await state()]).toEqual([
      { isLocked: true, message: 'withdraw.error.lockedUntil', form: 'dated', calls: 1 },
      { isLocked: true, message: 'withdraw.error.waitUntil', form: 'dated', calls: 1 },
      false,
      { isLocked: true, message: 'withdraw.error.lockedUntil', form: 'dated', calls: 3 },
    ])
  })
})
