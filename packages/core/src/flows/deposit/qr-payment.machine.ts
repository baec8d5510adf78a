import { lifetimeRegion } from './qr-payment.lifetime.ts'
import { failedPoll, qrPaymentSetup } from './qr-payment.setup.ts'

/** One QR code, from its creation to its single ending. */
export const qrPaymentMachine = qrPaymentSetup.createMachine({
  id: 'qrPayment',
  description: 'One QR code, from its creation to its single ending.',
  context: ({ input }) => ({
    ...input,
    deadline: input.payment.deadline,
    isDeadlineAssumed: input.payment.isDeadlineAssumed,
    isWaitedOut: false,
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
          actions: { type: 'setEnding', params: { kind: 'paid' } },
        },
        'poll.rejected': {
          target: 'ended',
          actions: {
            type: 'setEnding',
            params: ({ event: { message, received } }) => ({ kind: 'rejected', message, received }),
          },
        },
        'poll.expired': {
          description: 'With code 98 the server itself says that the code has expired.',
          target: 'ended',
          actions: { type: 'setEnding', params: { kind: 'expired', word: 'server' } },
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
                input: ({ context }) => ({ deadline: context.deadline }),
                onError: { description: 'The deadline is still checked on every resume.' },
              },
              on: {
                'clock.ticked': { actions: { type: 'setNow', params: ({ event }) => event } },
                'clock.adjusted': {
                  target: 'seen',
                  reenter: true,
                  actions: { type: 'setTime', params: ({ event }) => event },
                },
                'page.hidden': 'unseen',
              },
            },
            unseen: {
              id: 'qrPaymentUnseen',
              on: {
                'clock.adjusted': { actions: { type: 'setTime', params: ({ event }) => event } },
                'page.resumed': {
                  target: 'seen',
                  actions: { type: 'setNow', params: ({ event }) => event },
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
                'A newer poll replaces the one in flight, whose answer could be older than the reason to poll.',
              initial: 'awaited',
              states: {
                awaited: { on: { 'page.hidden': 'overslept' } },
                overslept: {
                  on: {
                    'page.resumed': { target: '#qrPayment.waiting.polling.asking', reenter: true },
                  },
                },
              },
              on: { 'poll.now': { target: 'asking', reenter: true } },
              invoke: {
                id: 'pollPayment',
                src: 'pollPayment',
                input: ({ context }) => ({ paymentId: context.payment.id }),
                onDone: [
                  {
                    guard: 'isUnseen',
                    target: 'paused',
                    actions: [
                      { type: 'setResult', params: ({ event }) => event.output },
                      { type: 'raiseResult', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'setResult', params: ({ event }) => event.output },
                      { type: 'raiseResult', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  description: 'The connection counts as broken, and the next poll follows.',
                  target: 'resting',
                  actions: [
                    { type: 'setResult', params: failedPoll },
                    { type: 'raiseResult', params: failedPoll },
                  ],
                },
              },
            },
            paused: {
              description: 'A hidden page does not poll.',
              on: { 'page.resumed': 'asking' },
            },
          },
        },
        lifetime: lifetimeRegion,
        cancellation: {
          initial: 'none',
          states: {
            none: { on: { 'qr.cancel': 'confirming' } },
            confirming: {
              tags: 'confirmingCancel',
              on: { 'qr.keepWaiting': 'none', 'qr.confirmCancel': 'checking' },
            },
            checking: {
              description: 'The server is polled once more before the code is given up.',
              tags: 'cancelling',
              entry: 'raisePollNow',
              after: { cancelLimit: 'unchecked' },
              on: { 'poll.waiting': '#qrPayment.ended' },
            },
            unchecked: {
              description:
                'The server did not answer whether the code was paid: the member decides.',
              tags: ['confirmingCancel', 'cancelUnchecked'],
              on: {
                'qr.keepWaiting': 'none',
                'qr.confirmCancel': '#qrPayment.ended',
                'poll.waiting': 'checked',
              },
            },
            checked: {
              description:
                'The last poll was answered late, after the member had been asked again: the code is unpaid.',
              tags: 'confirmingCancel',
              on: { 'qr.keepWaiting': 'none', 'qr.confirmCancel': '#qrPayment.ended' },
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
        // It has to be the last region: an ending in another region must win over a restored connection.
        connection: {
          initial: 'steady',
          on: {
            'poll.failed': '.retrying',
            'poll.waiting': '.steady',
            'poll.undecided': '.steady',
          },
          states: { steady: {}, retrying: { tags: 'retrying' } },
        },
      },
    },
    ended: { type: 'final' },
  },
})
