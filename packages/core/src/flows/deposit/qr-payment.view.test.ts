import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { promptPayCode } from '../../wire/contract/examples/wire.examples.ts'
import { qrPaymentMachine } from './qr-payment.machine.ts'
import type { PollResult } from './qr-payment.rules.ts'
import type { QrPaymentEvent } from './qr-payment.setup.ts'
import type { QrPayment } from './qr-payment.ts'
import { type QrPaymentView, qrPaymentView } from './qr-payment.view.ts'

const payment: QrPayment = {
  id: 'pay-1',
  form: 'text',
  qrCode: promptPayCode,
  payAmount: satang(50_037),
  reference: 'REF-1',
  createdAt: testEpoch,
  deadline: testEpoch + 15 * minute,
  isDeadlineAssumed: false,
}

/** The view of a payment after these events. */
function view(changes: Partial<QrPayment> = {}, events: readonly QrPaymentEvent[] = []) {
  const actor = createActor(
    qrPaymentMachine.provide({
      actors: {
        pollPayment: createQuestions<PollResult, { paymentId: string }>().actor,
        watchClock: fromCallback(() => {}),
      },
      actions: { rememberReuseWarned: () => {} },
    }),
    {
      input: {
        payment: { ...payment, ...changes },
        isVisible: true,
        isReuseWarned: false,
        now: testEpoch,
        isTimeConfirmed: true,
      },
    },
  ).start()
  for (const event of events) actor.send(event)
  const shown = qrPaymentView(actor.getSnapshot())
  actor.stop()
  return shown
}

const tick = (after: number): QrPaymentEvent => ({ type: 'clock.ticked', now: testEpoch + after })

const fresh: QrPaymentView = {
  paymentId: 'pay-1',
  form: 'text',
  qrCode: promptPayCode,
  payAmount: satang(50_037),
  hasSatang: true,
  reference: 'REF-1',
  deadline: testEpoch + 15 * minute,
  countdown: '15:00',
  duration: 'PT15M0S',
  fractionLeft: 1,
  milestone: null,
  isBeginning: true,
  totalMinutes: 15,
  isNearlyOver: false,
  isRetrying: false,
  isLastWord: false,
  isOvertime: false,
  isReuseWarningOpen: true,
  isConfirmingCancel: false,
  isCancelUnchecked: false,
  isCancelling: false,
}

describe('a QR code on the screen', () => {
  it('has everything that paying takes, and no secret', () => {
    expect(view()).toEqual(fresh)
  })

  it.each([
    [1, { countdown: '15:00', duration: 'PT15M0S', fractionLeft: 899_999 / 900_000 }],
    [minute, { countdown: '14:00', duration: 'PT14M0S', milestone: { unit: 'minutes', left: 14 } }],
    [4 * minute + 30 * second, { countdown: '10:30', milestone: { unit: 'minutes', left: 11 } }],
    [6 * minute + 29 * second, { countdown: '08:31', milestone: null, isBeginning: false }],
    [
      7.5 * minute,
      { countdown: '07:30', fractionLeft: 0.5, milestone: { unit: 'minutes', left: 8 } },
    ],
    [14 * minute, { countdown: '01:00', milestone: { unit: 'minutes', left: 1 } }],
    [14.5 * minute, { countdown: '00:30', milestone: { unit: 'seconds', left: 30 } }],
    [15 * minute - 1, { countdown: '00:01', milestone: null }],
  ] satisfies [number, Partial<QrPaymentView>][])('after %i ms shows %j', (after, shown) => {
    expect(view({}, [tick(after)])).toMatchObject({ ...shown, isLastWord: false })
  })

  it.each([
    [14 * minute - 1, false],
    [14 * minute, true],
    [15 * minute - 1, true],
    [15 * minute, false],
  ])('after %i ms is too late to begin a payment: %j', (after, isNearlyOver) => {
    expect(view({}, [tick(after)]).isNearlyOver).toBe(isNearlyOver)
  })

  it.each([
    [50_000, false],
    [50_001, true],
    [50_099, true],
    [50_100, false],
  ])('of %i satang explains its satang: %j', (payAmount, hasSatang) => {
    expect(view({ payAmount: satang(payAmount) }).hasSatang).toBe(hasSatang)
  })

  it.each([15 * minute, 20 * minute])(
    'after %i ms has no time left and waits for the last poll',
    (after) => {
      expect(view({}, [tick(after)])).toEqual({
        ...fresh,
        countdown: '00:00',
        duration: 'PT0M0S',
        fractionLeft: 0,
        isBeginning: false,
        isLastWord: true,
      })
    },
  )

  it.each([
    [15 * minute + 400, 15],
    [15 * minute - 400, 15],
    [14 * minute + 50 * second, 14],
    [20 * second, 1],
  ])('with a lifetime of %i ms is announced as valid for %i minutes', (life, minutes) => {
    expect(view({ deadline: testEpoch + life }).totalMinutes).toBe(minutes)
  })

  it('never shows more than the whole time, whatever the clock says', () => {
    expect(view({}, [tick(-5 * minute)]).fractionLeft).toBe(1)
  })

  it('that had expired when it was created has no time left', () => {
    const { countdown, fractionLeft, totalMinutes } = view({ deadline: testEpoch - minute })
    expect([countdown, fractionLeft, totalMinutes]).toEqual(['00:00', 0, 1])
  })

  it.each(['image', 'text', 'link'] as const)('keeps the form “%s” that was read', (form) => {
    expect(view({ form }).form).toBe(form)
  })

  it.each<[string, QrPaymentEvent[], Partial<QrPaymentView>]>([
    ['the warning is understood', [{ type: 'qr.understandReuse' }], { isReuseWarningOpen: false }],
    ['the member asks to cancel', [{ type: 'qr.cancel' }], { isConfirmingCancel: true }],
    [
      'the member decides to wait instead',
      [{ type: 'qr.cancel' }, { type: 'qr.keepWaiting' }],
      { isConfirmingCancel: false },
    ],
    [
      'the member confirms the cancellation',
      [{ type: 'qr.cancel' }, { type: 'qr.confirmCancel' }],
      { isConfirmingCancel: false, isCancelling: true },
    ],
    ['a poll is not answered', [{ type: 'poll.failed' }], { isRetrying: true }],
    [
      'a later poll is answered',
      [{ type: 'poll.failed' }, { type: 'poll.waiting' }],
      { isRetrying: false },
    ],
  ])('says so when %s', (_what, events, shown) => {
    expect(view({}, events)).toEqual({ ...fresh, ...shown })
  })
})
