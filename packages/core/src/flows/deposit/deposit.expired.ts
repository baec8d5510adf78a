import { rejectionOf, requirePayment } from './deposit.rules.ts'
import { depositSetup } from './deposit.setup.ts'

/** A QR code whose time is over; while nobody could say whether it was paid, it is asked about again. */
export const expiredState = depositSetup.createStateConfig({
  tags: 'failure',
  meta: { screen: 'expired' },
  initial: 'confirmed',
  on: {
    'latePayment.arrived': {
      guard: { type: 'isThisPayment', params: ({ event }) => event },
      target: '#deposit.succeeded',
    },
  },
  states: {
    confirmed: {
      entry: ['awaitLate', 'forgetPayment', 'emitEnded'],
      on: { 'deposit.acknowledge': '#deposit.returning' },
    },
    unconfirmed: {
      description: 'The server could not be asked: the member may have paid.',
      entry: ['awaitLate', 'emitEnded'],
      on: {
        'deposit.checkAgain': 'checkingAgain',
        'page.resumed': {
          target: 'checkingAgain',
          actions: { type: 'markSeen', params: ({ event }) => event },
        },
        'deposit.acknowledge': {
          description: 'The code may have been paid all the same: the balance says so.',
          target: '#deposit.returning',
          actions: ['forgetPayment', 'emitEnded'],
        },
      },
    },
    checkingAgain: {
      tags: 'busy',
      on: {
        'page.resumed': {
          target: 'checkingAgain',
          reenter: true,
          actions: { type: 'markSeen', params: ({ event }) => event },
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
              params: ({ event }) => ({ message: rejectionOf(event.output) }),
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
