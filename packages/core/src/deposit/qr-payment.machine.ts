import { assign, type EventObject, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate'
import { notProvided } from '../flow/not.provided.ts'
import { second } from '../time/durations.ts'
import type { WatchClockInput } from '../time/ticks.ts'
import {
  type PaymentEnding,
  type PollEvent,
  type PollResult,
  pollEventOf,
  restAfter,
} from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

export interface QrPaymentContext {
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
}

export type QrPaymentEvent =
  | { type: 'qr.understandReuse' }
  | { type: 'qr.cancel' }
  | { type: 'qr.keepWaiting' }
  | { type: 'qr.confirmCancel' }
  | { type: 'clock.ticked'; now: number }
  | { type: 'clock.adjusted'; now: number }
  | { type: 'page.hidden' }
  | { type: 'page.resumed'; now: number }
  | { type: 'poll.now' }
  | PollEvent

const unasked: PollResult = { kind: 'failed', retryAfterMs: null }

/** One QR code from its creation to its one ending. */
export const qrPaymentMachine = setup({
  types: {
    context: {} as QrPaymentContext,
    events: {} as QrPaymentEvent,
    input: {} as QrPaymentInput,
    output: {} as PaymentEnding,
    tags: {} as
      | 'retrying'
      | 'lastWord'
      | 'reuseWarning'
      | 'confirmingCancel'
      | 'cancelUnchecked'
      | 'cancelling',
  },
  actors: {
    pollPayment: fromPromise<PollResult, { paymentId: string }>(notProvided('pollPayment')),
    watchClock: fromCallback<EventObject, WatchClockInput>(notProvided('watchClock')),
  },
  guards: {
    isOverdue: ({ context }, { now }: { now: number }) => now >= context.payment.deadline,
    isInTime: ({ context }, { now }: { now: number }) => now < context.payment.deadline,
    isUnseen: stateIn('#qrPaymentUnseen'),
    isSeenAtStart: ({ context }) => context.isVisible,
    isReuseWarned: ({ context }) => context.isReuseWarned,
  },
  actions: {
    rememberReuseWarned: notProvided('rememberReuseWarned'),
    noteNow: assign((_, { now }: { now: number }) => ({ now })),
    noteResult: assign(({ context }, result: PollResult) =>
      result.kind === 'failed'
        ? { failures: context.failures + 1, retryAfterMs: result.retryAfterMs }
        : { failures: 0, retryAfterMs: null },
    ),
    noteEnding: assign((_, ending: PaymentEnding) => ({ ending })),
    askNow: raise({ type: 'poll.now' }),
    tellResult: raise((_, result: PollResult) => pollEventOf(result)),
  },
  delays: {
    /** 2 s after an answer, 2, 4, 8 and then 15 s after failures in a row [DEP-41, OPEN-63]. */
    rest: ({ context }) => restAfter(context.failures, context.retryAfterMs),
    /** For how long the server is asked once more when the time of the code is over [OPEN-63]. */
    lastWordLimit: 10 * second,
    /** For how long the last look before a cancellation is waited for [OPEN-63]. */
    cancelLimit: 3 * second,
  },
}).createMachine({
  id: 'qrPayment',
  description: 'One QR code from its creation to its one ending.',
  context: ({ input }) => ({
    ...input,
    failures: 0,
    retryAfterMs: null,
    ending: { kind: 'cancelled' },
  }),
  initial: 'waiting',
  output: ({ context }) => context.ending,
  states: {
    waiting: {
      type: 'parallel',
      on: {
        'poll.paid': {
          target: 'ended',
          actions: { type: 'noteEnding', params: { kind: 'paid' } },
        },
        'poll.rejected': {
          target: 'ended',
          actions: {
            type: 'noteEnding',
            params: ({ event }) => ({ kind: 'rejected', message: event.message }),
          },
        },
        'poll.expired': {
          description: 'Code 98 is the server’s own word.',
          target: 'ended',
          actions: { type: 'noteEnding', params: { kind: 'expired', word: 'server' } },
        },
      },
      states: {
        page: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'isSeenAtStart', target: 'seen' }, { target: 'unseen' }],
            },
            seen: {
              invoke: {
                id: 'watchClock',
                src: 'watchClock',
                input: ({ context }) => ({ deadline: context.payment.deadline }),
                onError: { description: 'The deadline is still checked on every resume.' },
              },
              on: {
                'clock.ticked': { actions: { type: 'noteNow', params: ({ event }) => event } },
                'clock.adjusted': {
                  target: 'seen',
                  reenter: true,
                  actions: { type: 'noteNow', params: ({ event }) => event },
                },
                'page.hidden': 'unseen',
              },
            },
            unseen: {
              id: 'qrPaymentUnseen',
              on: {
                'page.resumed': {
                  target: 'seen',
                  actions: { type: 'noteNow', params: ({ event }) => event },
                },
              },
            },
          },
        },
        polling: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'isSeenAtStart', target: 'resting' }, { target: 'paused' }],
            },
            resting: {
              after: { rest: 'asking' },
              on: { 'poll.now': 'asking', 'page.resumed': 'asking', 'page.hidden': 'paused' },
            },
            asking: {
              description:
                'A newer question replaces an open one, whose answer would be older than the reason to ask.',
              on: {
                'poll.now': { target: 'asking', reenter: true },
                'page.resumed': { target: 'asking', reenter: true },
              },
              invoke: {
                id: 'pollPayment',
                src: 'pollPayment',
                input: ({ context }) => ({ paymentId: context.payment.id }),
                onDone: [
                  {
                    guard: 'isUnseen',
                    target: 'paused',
                    actions: [
                      { type: 'noteResult', params: ({ event }) => event.output },
                      { type: 'tellResult', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'noteResult', params: ({ event }) => event.output },
                      { type: 'tellResult', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  description: 'The connection counts as broken, and the next question follows.',
                  target: 'resting',
                  actions: [
                    { type: 'noteResult', params: unasked },
                    { type: 'tellResult', params: unasked },
                  ],
                },
              },
            },
            paused: {
              description: 'A page that nobody sees asks nothing.',
              on: { 'page.resumed': 'asking' },
            },
          },
        },
        lifetime: {
          initial: 'running',
          states: {
            running: {
              on: {
                'clock.ticked': {
                  guard: { type: 'isOverdue', params: ({ event }) => event },
                  target: 'lastWord',
                },
                'clock.adjusted': {
                  guard: { type: 'isOverdue', params: ({ event }) => event },
                  target: 'lastWord',
                },
                'page.resumed': {
                  guard: { type: 'isOverdue', params: ({ event }) => event },
                  target: 'lastWord',
                },
              },
            },
            lastWord: {
              description: 'The time is over, but the server decides: paid beats expired.',
              tags: 'lastWord',
              entry: 'askNow',
              after: {
                lastWordLimit: {
                  target: '#qrPayment.ended',
                  actions: {
                    type: 'noteEnding',
                    params: { kind: 'expired', word: 'none' },
                  },
                },
              },
              on: {
                'poll.waiting': {
                  target: '#qrPayment.ended',
                  actions: { type: 'noteEnding', params: { kind: 'expired', word: 'deadline' } },
                },
                'page.hidden': 'running',
                'clock.adjusted': {
                  description: 'It was the clock of the device that was ahead.',
                  guard: { type: 'isInTime', params: ({ event }) => event },
                  target: 'running',
                },
              },
            },
          },
        },
        cancellation: {
          initial: 'none',
          states: {
            none: { on: { 'qr.cancel': 'confirming' } },
            confirming: {
              tags: 'confirmingCancel',
              on: { 'qr.keepWaiting': 'none', 'qr.confirmCancel': 'checking' },
            },
            checking: {
              description: 'One last question before the code is given up.',
              tags: 'cancelling',
              entry: 'askNow',
              after: { cancelLimit: 'unchecked' },
              on: { 'poll.waiting': '#qrPayment.ended' },
            },
            unchecked: {
              description: 'Nobody could say whether the code was paid: the member decides.',
              tags: ['confirmingCancel', 'cancelUnchecked'],
              on: {
                'qr.keepWaiting': 'none',
                'qr.confirmCancel': '#qrPayment.ended',
                'poll.waiting': 'confirming',
              },
            },
          },
        },
        reuseWarning: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'isReuseWarned', target: 'understood' }, { target: 'shown' }],
            },
            shown: {
              tags: 'reuseWarning',
              on: {
                'qr.understandReuse': { target: 'understood', actions: 'rememberReuseWarned' },
              },
            },
            understood: {},
          },
        },
        // Last of the regions: what ends the wait in another one must win over a mended connection.
        connection: {
          initial: 'steady',
          on: { 'poll.failed': '.retrying', 'poll.waiting': '.steady' },
          states: { steady: {}, retrying: { tags: 'retrying' } },
        },
      },
    },
    ended: { type: 'final' },
  },
})
