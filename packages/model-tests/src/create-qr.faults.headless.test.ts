import { doubleTriggerPause, untilNextPoll } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { countOf, newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser } from './site-visit.ts'

type Fault = Parameters<ReturnType<typeof openBrowser>['control']['fault']>[1]

/** What the member sees at once, and after the request timed out at half a minute. */
const outcomes: readonly (readonly [Fault, atOnce: string, later: string])[] = [
  ['reset', 'requestUnknown', 'requestUnknown'],
  ['empty', 'requestUnknown', 'requestUnknown'],
  ['truncated', 'requestUnknown', 'requestUnknown'],
  ['malformed', 'requestUnknown', 'requestUnknown'],
  ['http', 'requestUnknown', 'requestUnknown'],
  ['hang', 'requestingQr', 'requestUnknown'],
  ['missingFields', 'cannotCreate', 'cannotCreate'],
  ['slow', 'requestingQr', 'awaitingPayment'],
]

describe.each([
  ['was never carried out', false],
  ['was carried out', true],
])('a request for a QR code that %s', (_what, applied) => {
  test.each(outcomes)(
    'and meets the fault %s is sent once and reported honestly',
    async (fault, atOnce, later) => {
      const browser = openBrowser()
      const visit = await visitAs(browser, 'demo')
      await browser.control.fault('createQr', fault, { applied })
      await requestQr(visit, '500')
      const seen = [screenOf(visit)]
      await visit.advance(31 * second)
      seen.push(screenOf(visit))
      await visit.advance(minute)
      const isMade = applied || fault === 'slow'
      expect({
        seen,
        sent: await countOf(browser, 'createQr'),
        made: (await browser.control.payments()).length,
      }).toEqual({ seen: [atOnce, later], sent: 1, made: isMade ? 1 : 0 })
    },
  )
})

test('a member can request a code again after the first request was lost', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.fault('createQr', 'reset', { applied: true })
  await requestQr(visit, '500')
  visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(doubleTriggerPause)
  await requestQr(visit, '500')
  const [shown, lost] = await browser.control.payments()
  expect([screenOf(visit), shown?.state, lost?.state]).toEqual([
    'awaitingPayment',
    'waiting',
    'waiting',
  ])
})

test('a code that arrives after the member closed the panel is polled, and the site reports its outcome', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await browser.control.fault('createQr', 'slow', { delayMs: 5 * second })
  await requestQr(visit, '500')
  visit.flow('transferPanel').send({ type: 'transferPanel.close' })
  await visit.advance(5 * second)
  const payment = await newestPayment(browser)
  await browser.control.pay(payment.id)
  await visit.advance(untilNextPoll)
  expect([screenOf(visit), visit.toasts.at(-1)?.message.id]).toEqual([
    'succeeded',
    'deposit.poll.successBody',
  ])
})
