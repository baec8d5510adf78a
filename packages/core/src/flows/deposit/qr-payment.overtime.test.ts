import { describe, expect, test } from 'vitest'
import { startPayment, untilNextPoll, waiting } from '../../../testing/qr-payment.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import { unconfirmedLimit } from './payment-deadline.rules.ts'
import { qrPaymentView } from './qr-payment.view.ts'

const life = 15 * minute

/** What the member sees about the time. */
function startUnconfirmed(options: Parameters<typeof startPayment>[0] = {}) {
  const started = startPayment({ always: waiting, isTimeConfirmed: false, ...options })
  const shown = () => {
    const { countdown, isLastWord, isOvertime } = qrPaymentView(started.actor.getSnapshot())
    return { countdown, isLastWord, isOvertime }
  }
  return { ...started, shown }
}

describe('a code that has expired by an unconfirmed clock', () => {
  test('is polled as before, and the server ends it [DEP-44, OPEN-83]', async () => {
    const { always, askedAfterRests, clock, ending, shown } = startUnconfirmed()
    await clock.advance(life + minute)
    const waits = { ...shown(), asked: askedAfterRests().slice(-2), ending: ending() }
    const rests = (life + minute) / untilNextPoll
    always({ kind: 'expired' })
    await clock.advance(untilNextPoll)
    expect([waits, ending()]).toEqual([
      {
        countdown: '00:00',
        isLastWord: false,
        isOvertime: true,
        asked: [rests - 1, rests],
        ending: undefined,
      },
      { kind: 'expired', word: 'server' },
    ])
  })

  test('counts as paid when the server says so', async () => {
    const { always, clock, ending } = startUnconfirmed()
    await clock.advance(life + minute)
    always({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('is given up after another lifetime of a code [OPEN-83]', async () => {
    const { clock, ending } = startUnconfirmed()
    await clock.advance(life + unconfirmedLimit - 1)
    const before = ending()
    await clock.advance(1)
    expect([before, ending()]).toEqual([undefined, { kind: 'expired', word: 'deadline' }])
  })

  test('is over as soon as two answers confirm the clock [DEP-45]', async () => {
    const { adjust, clock, ending } = startUnconfirmed()
    await clock.advance(life + minute)
    adjust({ isConfirmed: true })
    await settle()
    expect(ending()).toEqual({ kind: 'expired', word: 'deadline' })
  })

  test('keeps waiting if the clock turns out to have been ahead', async () => {
    const { adjust, clock, shown } = startUnconfirmed()
    await clock.advance(life + minute)
    adjust({}, -6 * minute)
    expect(shown()).toEqual({ countdown: '05:00', isLastWord: false, isOvertime: false })
  })

  test('is still polled if the clock moves without being confirmed', async () => {
    const { adjust, clock, shown } = startUnconfirmed()
    await clock.advance(5 * minute)
    adjust({ isConfirmed: false }, 11 * minute)
    const jumped = shown()
    adjust({ isConfirmed: false }, minute)
    const overtime = { countdown: '00:00', isLastWord: false, isOvertime: true }
    expect([jumped, shown()]).toEqual([overtime, overtime])
  })

  test('begins its longest wait again when the page resumes', async () => {
    const { actor, clock, ending, resume, shown } = startUnconfirmed()
    await clock.advance(life + minute)
    actor.send({ type: 'page.hidden' })
    await clock.advance(unconfirmedLimit)
    const hidden = ending()
    resume()
    await settle()
    expect([hidden, shown().isOvertime]).toEqual([undefined, true])
  })
})

describe('an answer that contradicts the clock', () => {
  test('in the last moments leaves the decision to the server', async () => {
    const { adjust, clock, ending, shown } = startUnconfirmed({ isTimeConfirmed: true })
    await clock.advance(life + second)
    const asked = shown()
    adjust({ isConfirmed: false })
    await clock.advance(minute)
    expect([asked, shown(), ending()]).toEqual([
      { countdown: '00:00', isLastWord: true, isOvertime: false },
      { countdown: '00:00', isLastWord: false, isOvertime: true },
      undefined,
    ])
  })
})

describe('a clock that jumps for a reason other than the device’s own', () => {
  test('leaves the time left as shown, and ends nothing by itself [OPEN-83]', async () => {
    const { adjust, clock, ending, shown } = startUnconfirmed({ isTimeConfirmed: true })
    await clock.advance(5 * minute)
    const before = shown().countdown
    adjust({ isConfirmed: false, movedBy: 20 * minute })
    const after = shown()
    adjust({ isConfirmed: true, movedBy: -20 * minute })
    await clock.advance(10 * minute + unconfirmedLimit - 1)
    expect([before, after, shown(), ending()]).toEqual([
      '10:00',
      { countdown: '10:00', isLastWord: false, isOvertime: false },
      { countdown: '00:00', isLastWord: false, isOvertime: true },
      undefined,
    ])
  })

  test('does so while the page is hidden', async () => {
    const { actor, adjust, resume, shown } = startUnconfirmed({ isTimeConfirmed: true })
    actor.send({ type: 'page.hidden' })
    adjust({ movedBy: 20 * minute })
    resume()
    expect(shown().countdown).toBe('15:00')
  })
})
