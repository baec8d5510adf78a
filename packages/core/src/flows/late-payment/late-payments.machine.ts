import { assign, emit, enqueueActions, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { type LateLook, type LatePayment, lateLookEvery } from '../deposit/late-payment.rules.ts'

export interface LatePaymentsContext {
  readonly payments: readonly LatePayment[]
  readonly isVisible: boolean
}

export type LatePaymentsEvent =
  /** A code was given up, or the outcome of one has become known. */
  | { type: 'deposit.cancelled' }
  | { type: 'deposit.ended' }
  | { type: 'page.hidden' }
  | { type: 'page.resumed' }

/** The money for a code that had been given up arrived. */
export type LatePaymentsFact = { type: 'latePayment.arrived'; id: string; amount: Satang }

/** Watches for the money of codes that were given up, and informs the member when it arrives. */
export const latePaymentsMachine = setup({
  types: {
    context: {} as LatePaymentsContext,
    events: {} as LatePaymentsEvent,
    emitted: {} as LatePaymentsFact,
    input: {} as LatePaymentsContext,
  },
  actors: {
    lookForPayments: promiseNotProvided<LateLook>('lookForPayments'),
  },
  guards: {
    hasNone: ({ context }) => context.payments.length === 0,
    isVisible: ({ context }) => context.isVisible,
  },
  actions: {
    recallPayments: notProvided('recallPayments'),
    markVisible: assign({ isVisible: true }),
    markHidden: assign({ isVisible: false }),
    setPayments: assign((_, { left }: LateLook) => ({ payments: left })),
    emitArrivals: enqueueActions(({ enqueue }, { arrived }: LateLook) => {
      for (const { amount, id } of arrived) {
        enqueue(emit({ type: 'latePayment.arrived', id, amount }))
      }
    }),
  },
  delays: { lateLookEvery },
}).createMachine({
  id: 'latePayments',
  description:
    'Watches for the money of codes that were given up, and informs the member when it arrives.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'deposit.cancelled': { target: '.deciding', actions: 'recallPayments' },
    'deposit.ended': { target: '.deciding', actions: 'recallPayments' },
    'page.hidden': { target: '.deciding', actions: 'markHidden' },
    'page.resumed': { target: '.deciding', actions: ['markVisible', 'recallPayments'] },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasNone', target: 'idle' },
        { guard: 'isVisible', target: 'looking' },
        { target: 'hidden' },
      ],
    },
    idle: { description: 'Nothing is awaited.' },
    looking: {
      invoke: {
        id: 'lookForPayments',
        src: 'lookForPayments',
        onDone: {
          target: 'resting',
          actions: [
            { type: 'setPayments', params: ({ event }) => event.output },
            { type: 'emitArrivals', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'resting', description: 'The next lookup tries again.' },
      },
    },
    resting: {
      always: { guard: 'hasNone', target: 'idle' },
      after: { lateLookEvery: 'looking' },
    },
    hidden: { description: 'The history is not read while the page is hidden.' },
  },
})
