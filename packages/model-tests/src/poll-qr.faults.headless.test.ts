import { createSeededRandom } from '@croupier/core/ports'
import { untilNextPoll } from '@croupier/core/testing'
import { day, formatCountdown, minute, second } from '@croupier/core/time'
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
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'

const demoBalance = 1_250_050

/** Opens a waiting code for a member. */
async function wait(browser: Browser = openBrowser()) {
  const visit = await visitAs(browser, 'demo')
  await requestQr(visit, '500')
  visit.flow('deposit').send({ type: 'qr.understandReuse' })
  return { browser, visit, payment: await newestPayment(browser) }
}

/** A browser whose polls fail when a test says so. Records when each was sent. */
function browserThatFails(shouldFail: (question: number) => boolean) {
  const browser = openBrowser()
  const askedAt: number[] = []
  const http: Browser['http'] = async (input, init) => {
    if (!String(input).includes('action=is_deposit')) return browser.http(input, init)
    askedAt.push(browser.clock.now())
    if (shouldFail(askedAt.length)) throw new TypeError('unreachable: this question is lost')
    return browser.http(input, init)
  }
  return { browser: { ...browser, http }, askedAt }
}

const after = (askedAt: readonly number[], start: number) =>
  askedAt.map((at) => (at - start) / second)

describe('a poll of a payment', () => {
  test.each([
    ['reset', 0],
    ['empty', 0],
    ['truncated', 0],
    ['malformed', 0],
    ['http', 0],
    ['slow', 5 * second],
    ['hang', 8 * second],
  ] as const)(
    'that meets the fault %s is followed by another, which sees the payment',
    async (fault, takes) => {
      const { browser, payment, visit } = await wait()
      await browser.control.fault('pollQr', fault)
      await visit.advance(untilNextPoll + takes)
      const during = screenOf(visit)
      await browser.control.pay(payment.id)
      await visit.advance(untilNextPoll)
      expect([during, screenOf(visit)]).toEqual(['awaitingPayment', 'succeeded'])
    },
  )

  test('that is answered with an HTML page says nothing about the payment', async () => {
    const browser = openBrowser()
    let isPage = false
    const http: Browser['http'] = async (input, init) =>
      isPage && String(input).includes('action=is_deposit')
        ? new Response('<!doctype html><title>502</title>', {
            headers: { 'Content-Type': 'text/html' },
          })
        : browser.http(input, init)
    const { payment, visit } = await wait({ ...browser, http })
    isPage = true
    await visit.advance(6 * second)
    const during = [screenOf(visit), waitingQr(visit).isRetrying]
    isPage = false
    await browser.control.pay(payment.id)
    await visit.advance(4 * second)
    expect([during, screenOf(visit)]).toEqual([['awaitingPayment', true], 'succeeded'])
  })

  test('is sent thirty times a minute, with or without a failure [DEP-41]', async () => {
    const { askedAt, browser } = browserThatFails((question) => question === 10)
    const { visit } = await wait(browser)
    const start = browser.clock.now()
    await visit.advance(minute)
    expect(after(askedAt, start)).toEqual(Array.from({ length: 30 }, (_, index) => 2 * (index + 1)))
  })

  test('is sent every 2 s counted from the first, and never while another is open [DEP-41]', async () => {
    const browser = openBrowser()
    const askedAt: number[] = []
    const takes = [300, 300, 2_300, 300, 300]
    const http: Browser['http'] = async (input, init) => {
      if (!String(input).includes('action=is_deposit')) return browser.http(input, init)
      askedAt.push(browser.clock.now())
      const answer = await browser.http(input, init)
      const took = takes[askedAt.length - 1] ?? 300
      return new Promise((resolve) => browser.clock.setTimeout(() => resolve(answer), took))
    }
    const { visit } = await wait({ ...browser, http })
    const start = browser.clock.now()
    await visit.advance(13 * second)
    expect(after(askedAt, start)).toEqual([2, 4, 6, 10, 12])
  })

  test('follows failures after 2, 4, 8 and 15 s while three of ten fail [OPEN-63]', async () => {
    const random = createSeededRandom(63)
    const failing: boolean[] = []
    const { askedAt, browser } = browserThatFails(() => {
      failing.push(random.fraction() < 0.3)
      return failing.at(-1) ?? false
    })
    const { visit } = await wait(browser)
    const start = browser.clock.now()
    await visit.advance(minute)
    expect(failing.filter(Boolean).length).toBeGreaterThan(4)
    expect(after(askedAt, start)).toEqual(scheduleOf(failing))
  })

  test('waits for the network, and is sent soon after it is back', async () => {
    const { askedAt, browser } = browserThatFails(() => false)
    const { payment, visit } = await wait(browser)
    await visit.advance(2 * untilNextPoll)
    browser.connection.cut()
    visit.page.goOffline()
    await visit.advance(minute)
    const before = askedAt.length
    const during = [screenOf(visit), waitingQr(visit).isRetrying]
    await browser.control.pay(payment.id)
    browser.connection.mend()
    visit.page.resume('online')
    await visit.advance(untilNextPoll)
    expect({ during, more: askedAt.length - before, screen: screenOf(visit) }).toEqual({
      during: ['awaitingPayment', true],
      more: 1,
      screen: 'succeeded',
    })
  })
})

/** The times of the polls by the table of the requirements, in seconds, for one minute. */
function scheduleOf(failing: readonly boolean[]): readonly number[] {
  const rests = [2, 2, 4, 8]
  const times: number[] = []
  let at = 2
  let failures = 0
  for (const isFailing of failing) {
    times.push(at)
    failures = isFailing ? failures + 1 : 0
    at += rests[failures] ?? 15
  }
  return times.filter((time) => time <= 60)
}

describe('an answer that comes late', () => {
  /** Delays the answers to the next polls. */
  const delayAnswer = ({ control }: Browser, delayMs: number, times = 1) =>
    control.fault('pollQr', 'slow', { applied: true, delayMs, times })

  test('after the countdown decides the outcome: paid, and nothing else', async () => {
    const { browser, payment, visit } = await wait()
    await visit.advance((await timeLeft(browser)) - second)
    await browser.control.pay(payment.id)
    await delayAnswer(browser, 6 * second, 2)
    await visit.advance(3 * second)
    const meanwhile = [screenOf(visit), waitingQr(visit).isLastWord]
    await visit.advance(minute)
    expect({ meanwhile, ...endingOf(visit) }).toEqual({
      meanwhile: ['awaitingPayment', true],
      screen: 'succeeded',
      messages: [],
      credited: Math.round(payment.payAmount * 100),
    })
  })

  test('after a confirmed cancellation still counts during the last poll', async () => {
    const { browser, payment, visit } = await wait()
    await browser.control.pay(payment.id)
    await delayAnswer(browser, 2 * second)
    visit.flow('deposit').send({ type: 'qr.cancel' })
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(minute)
    expect(endingOf(visit)).toEqual({
      screen: 'succeeded',
      messages: [],
      credited: Math.round(payment.payAmount * 100),
    })
  })

  test('after an unchecked cancellation is still announced, and the balance is right at once', async () => {
    const { browser, payment, visit } = await wait()
    await browser.control.pay(payment.id)
    await visit.advance(second)
    visit.flow('deposit').send({ type: 'qr.cancel' })
    await delayAnswer(browser, 6 * second)
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(3 * second)
    const asked = waitingQr(visit).isCancelUnchecked
    visit.flow('deposit').send({ type: 'qr.confirmCancel' })
    await visit.advance(minute)
    expect(asked).toBe(true)
    expect(endingOf(visit)).toEqual({
      screen: 'enteringAmount',
      messages: ['deposit.poll.successBody'],
      credited: Math.round(payment.payAmount * 100),
    })
  })

  test('after the member left the panel is announced once, wherever the member is', async () => {
    const { browser, payment, visit } = await wait()
    await browser.control.pay(payment.id)
    await delayAnswer(browser, 5 * second)
    await visit.advance(3 * second)
    visit.flow('transferPanel').send({ type: 'transferPanel.close' })
    await visit.advance(minute)
    expect(endingOf(visit)).toEqual({
      screen: 'succeeded',
      messages: ['deposit.poll.successBody'],
      credited: Math.round(payment.payAmount * 100),
    })
  })

  function endingOf(visit: SiteVisit) {
    return {
      screen: screenOf(visit),
      messages: visit.toasts.map(({ message }) => message.id),
      credited: (balanceOf(visit) ?? 0) - demoBalance,
    }
  }
})

describe('a phone', () => {
  test('that is hidden sends no polls, and sends one at once when visible [OPEN-63]', async () => {
    const { browser, visit } = await wait()
    visit.page.hide()
    await visit.advance(second)
    const before = await countOf(browser, 'pollQr')
    await visit.advance(5 * minute)
    const hidden = await countOf(browser, 'pollQr')
    visit.page.resume('visible')
    await visit.advance(0)
    expect([hidden - before, (await countOf(browser, 'pollQr')) - hidden]).toEqual([0, 1])
  })

  test('that slept past the deadline shows what the bank did meanwhile', async () => {
    const { browser, payment, visit } = await wait()
    visit.page.hide()
    await visit.advance(0)
    await browser.control.pay(payment.id)
    browser.clock.sleep(day)
    visit.page.resume('visible')
    await visit.advance(second)
    expect([screenOf(visit), balanceOf(visit)]).toEqual([
      'succeeded',
      demoBalance + Math.round(payment.payAmount * 100),
    ])
  })

  test('that comes back from the browser’s cache polls at once', async () => {
    const { browser, payment, visit } = await wait()
    visit.page.hide()
    await visit.advance(minute)
    await browser.control.pay(payment.id)
    visit.page.resume('restored')
    await visit.advance(0)
    expect(screenOf(visit)).toBe('succeeded')
  })

  test.each([
    ['a day ahead', day],
    ['a day behind', -day],
  ])(
    'whose clock is %s shows the right remaining time and ends nothing early',
    async (_how, by) => {
      const { browser, visit } = await wait(openBrowser({ deviceAheadBy: by }))
      const shown = waitingQr(visit).countdown
      const life = await timeLeft(browser)
      await visit.advance(life - minute)
      const late = [screenOf(visit), waitingQr(visit).countdown]
      await visit.advance(minute + 5 * second)
      const whole = formatCountdown(life)
      const nearTheEnd = ['awaitingPayment', '01:00']
      expect([shown, late, screenOf(visit)]).toEqual([whole, nearTheEnd, 'expired'])
    },
  )
})
