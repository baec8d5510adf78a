import { rejectionOf, requirePayment } from './deposit.rules.ts'
import { depositSetup } from './deposit.setup.ts'

const toldElsewhere = {
  description: 'Another tab has told what the server said: no dialog doubts it.',
  guard: 'isTold',
  target: '#deposit.returning',
  actions: 'endPayment',
} as const

/** An expired QR code; while it is unknown whether it was paid, the member can check again. */
export const expiredState = depositSetup.createStateConfig({
  tags: 'failure',
  meta: { screen: 'expired' },
  entry: 'markEnded',
  initial: 'confirmed',
  on: {
    'latePayment.arrived': {
      guard: { type: 'isThisPayment', params: ({ event }) => event },
      target: '#deposit.succeeded',
      actions: 'markFoundInHistory',
    },
  },
  states: {
    confirmed: {
      entry: [
        { type: 'setUnpaid', params: { ending: 'expired' } },
        'endPayment',
        'awaitLatePayment',
        'takeKnownEnding',
        'emitEnded',
      ],
      always: toldElsewhere,
      on: { 'deposit.acknowledge': '#deposit.returning' },
    },
    unconfirmed: {
      description: 'The server could not be reached: the member may have paid.',
      entry: [
        { type: 'setUnpaid', params: { ending: 'unconfirmed' } },
        'awaitLatePayment',
        'takeKnownEnding',
        'emitEnded',
      ],
      always: toldElsewhere,
      on: {
        'deposit.checkAgain': 'checkingAgain',
        'page.resumed': {
          target: 'checkingAgain',
          actions: { type: 'markPageVisible', params: ({ event }) => event },
        },
        'deposit.acknowledge': {
          description: 'The code may have been paid nevertheless, and the balance will show it.',
          target: '#deposit.returning',
          actions: ['endPayment', 'takeKnownEnding', 'emitEnded'],
        },
      },
    },
    checkingAgain: {
      tags: 'busy',
      on: {
        'page.resumed': {
          target: 'checkingAgain',
          reenter: true,
          actions: { type: 'markPageVisible', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'pollPayment',
        src: 'pollPayment',
        input: ({ context }) => ({ paymentId: requirePayment(context).id }),
        onDone: [
          {
            guard: { type: 'isPaidAfterAll', params: ({ event }) => event.output },
            target: '#deposit.succeeded',
          },
          {
            guard: { type: 'isRejectedAfterAll', params: ({ event }) => event.output },
            target: '#deposit.failed',
            actions: {
              type: 'setRejection',
              params: ({ event }) => ({ rejection: rejectionOf(event.output) }),
            },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'unconfirmed',
          },
          { target: 'confirmed', actions: 'setLateExpiry' },
        ],
        onError: 'unconfirmed',
      },
    },
  },
})
