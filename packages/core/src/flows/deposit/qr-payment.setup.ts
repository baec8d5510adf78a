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
  expiryAt,
  type PaymentWait,
  type TimeReading,
  unconfirmedLimit,
  waitAfter,
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
  /** The time for which the countdown is drawn, epoch milliseconds. */
  readonly now: number
  /** How many polls in a row were not answered. */
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

/** The result where the poll itself threw an error. */
export const failedPoll: PollResult = { kind: 'failed', retryAfterMs: null }

/** The types, actors, guards and actions of a QR code's chart, which refers to them by name. */
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
    isOver: ({ context }, time: TimeReading) => expiryAt(context, time) === 'over',
    isExpiryUnconfirmed: ({ context }, time: TimeReading) => expiryAt(context, time) === 'doubtful',
    isInTime: ({ context }, time: TimeReading) => expiryAt(context, time) === 'inTime',
    isOverForAnyClock: ({ context }) => context.now >= context.deadline + clockTolerance,
    isUnseen: stateIn('#qrPaymentUnseen'),
    isSeenAtStart: ({ context }) => context.isVisible,
    isReuseWarned: ({ context }) => context.isReuseWarned,
  },
  actions: {
    rememberReuseWarned: notProvided('rememberReuseWarned'),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setTime: assign(({ context }, time: TimeReading) => ({
      ...waitAfter(context, time),
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
    /**
     * 2 s after an answer, or 2, 4, 8 and then 15 s after consecutive failures. `createDepositFlow` counts the 2 s from
     * the last request [DEP-41, OPEN-63].
     */
    rest: ({ context }) => restAfter(context.failures, context.retryAfterMs),
    /** How long the last poll after the deadline may take [OPEN-63]. */
    lastWordLimit,
    clockTolerance,
    unconfirmedLimit,
    /** How long the last poll before a cancellation may take [OPEN-63]. */
    cancelLimit,
  },
})
