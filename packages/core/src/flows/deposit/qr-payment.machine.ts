import { lifetimeRegion } from './qr-payment.lifetime.ts'
import { qrPaymentSetup, unasked } from './qr-payment.setup.ts'

/** One QR code from its creation to its one ending. */
export const qrPaymentMachine = qrPaymentSetup.createMachine({
  id: 'qrPayment',
  description: 'One QR code from its creation to its one ending.',
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
            params: ({ event }) => ({ kind: 'rejected', message: event.message }),
          },
        },
        'poll.expired': {
          description: 'Code 98 is the server’s own word.',
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
                'A newer question replaces an open one, whose answer would be older than the reason to ask.',
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
                  description: 'The connection counts as broken, and the next question follows.',
                  target: 'resting',
                  actions: [
                    { type: 'setResult', params: unasked },
                    { type: 'raiseResult', params: unasked },
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
              description: 'One last question before the code is given up.',
              tags: 'cancelling',
              entry: 'raisePollNow',
              after: { cancelLimit: 'unchecked' },
              on: { 'poll.waiting': '#qrPayment.ended' },
            },
            unchecked: {
              description: 'Nobody could say whether the code was paid: the member decides.',
              tags: ['confirmingCancel', 'cancelUnchecked'],
              on: {
                'qr.keepWaiting': 'none',
                'qr.confirmCancel': '#qrPayment.ended',
                'poll.waiting': 'checked',
              },
            },
            checked: {
              description:
                'The look was answered late: unpaid. The member was asked again meanwhile.',
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
        // Last of the regions: what ends the wait in another one must win over a mended connection.
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
