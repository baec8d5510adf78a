import { assign, type EventObject, raise, setup, stateIn } from 'xstate'
import { clockTolerance } from '../../base/clock/server.readings.ts'
import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import {
  longestDoubt,
  type PaymentWait,
  standingAt,
  type TimeTold,
  waitAt,
} from './payment-deadline.rules.ts'
import {
  cancelLimit,
  lastWordLimit,
  type PaymentEnding,
  type PollEvent,
  type PollResult,
  pollEventOf,
  restAfter,
} from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

export interface QrPaymentContext extends PaymentWait {
  readonly payment: QrPayment
  readonly isVisible: boolean
  readonly isReuseWarned: boolean
  /** The time by which the countdown is drawn, epoch milliseconds. */
  readonly now: number
  /** Questions in a row that were not answered. */
  readonly failures: number
  readonly retryAfterMs: number | null
  readonly ending: PaymentEnding
}

export interface QrPaymentInput {
  readonly payment: QrPayment
  readonly isVisible: boolean
  readonly isReuseWarned: boolean
  readonly now: number
  readonly isTimeConfirmed: boolean
}

export type QrPaymentEvent =
  | { type: 'qr.understandReuse' }
  | { type: 'qr.cancel' }
  | { type: 'qr.keepWaiting' }
  | { type: 'qr.confirmCancel' }
  | { type: 'clock.ticked'; now: number }
  | ClockAdjusted
  | { type: 'page.hidden' }
  | { type: 'page.resumed'; now: number }
  | { type: 'poll.now' }
  | PollEvent

/** A question that came to nothing of its own. */
export const unasked: PollResult = { kind: 'failed', retryAfterMs: null }

/** What the chart of a QR code is made of; the chart itself names these parts. */
export const qrPaymentSetup = setup({
  types: {
    context: {} as QrPaymentContext,
    events: {} as QrPaymentEvent,
    input: {} as QrPaymentInput,
    output: {} as PaymentEnding,
    tags: {} as
      | 'retrying'
      | 'lastWord'
      | 'overtime'
      | 'reuseWarning'
      | 'confirmingCancel'
      | 'cancelUnchecked'
      | 'cancelling',
  },
  actors: {
    pollPayment: promiseNotProvided<PollResult, { paymentId: string }>('pollPayment'),
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
  },
  guards: {
    isOver: ({ context }, time: TimeTold) => standingAt(context, time) === 'over',
    isDoubtful: ({ context }, time: TimeTold) => standingAt(context, time) === 'doubtful',
    isInTime: ({ context }, time: TimeTold) => standingAt(context, time) === 'inTime',
    isOverForAnyClock: ({ context }) => context.now >= context.deadline + clockTolerance,
    isUnseen: stateIn('#qrPaymentUnseen'),
    isSeenAtStart: ({ context }) => context.isVisible,
    isReuseWarned: ({ context }) => context.isReuseWarned,
  },
  actions: {
    rememberReuseWarned: notProvided('rememberReuseWarned'),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setTime: assign(({ context }, time: TimeTold) => ({
      ...waitAt(context, time),
      now: time.now,
    })),
    markWaitedOut: assign({ isWaitedOut: true }),
    setResult: assign(({ context }, result: PollResult) =>
      result.kind === 'failed'
        ? { failures: context.failures + 1, retryAfterMs: result.retryAfterMs }
        : { failures: 0, retryAfterMs: null },
    ),
    setEnding: assign((_, ending: PaymentEnding) => ({ ending })),
    raisePollNow: raise({ type: 'poll.now' }),
    raiseResult: raise((_, result: PollResult) => pollEventOf(result)),
  },
  delays: {
    /** Every 2 s, and 2, 4, 8 and then 15 s after failures in a row [DEP-41, OPEN-63]. */
    rest: ({ context }) => restAfter(context.failures, context.retryAfterMs),
    /** For how long the server is asked once more when the time of the code is over [OPEN-63]. */
    lastWordLimit,
    clockTolerance,
    longestDoubt,
    /** For how long the last look before a cancellation is waited for [OPEN-63]. */
    cancelLimit,
  },
})
