import { assign, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'

export interface CreditWatchInput {
  /** What is to arrive. */
  readonly amount: Satang
  /** The balance before, or null when it was not known. */
  readonly balanceBefore: Satang | null
  /** Until when the balance is looked at, epoch milliseconds. */
  readonly deadline: number
  readonly isVisible: boolean
}

export interface CreditWatchContext extends Omit<CreditWatchInput, 'isVisible'> {
  /** The balance that it arrived in, or null before. */
  readonly balanceAfter: Satang | null
  readonly wasVisible: boolean
}

export type CreditWatchEvent = { type: 'page.hidden' } | { type: 'page.resumed' }

/** The balance, or null when it could not be had, and when it was looked at, epoch milliseconds. */
export interface BalanceLook {
  readonly balance: Satang | null
  readonly now: number
}

export interface CreditWatchOutput {
  /** The balance, which has risen by what was awaited or by more; null when it has not in time. */
  readonly balanceAfter: Satang | null
}

/** How often the balance is looked at while something is to arrive [OPEN-64]. */
export const lookEvery = 30 * second

/** Looks at the balance until it has risen by what a member sent, or the time for it is over [OPEN-64]. */
export const creditWatchMachine = setup({
  types: {
    context: {} as CreditWatchContext,
    events: {} as CreditWatchEvent,
    input: {} as CreditWatchInput,
    output: {} as CreditWatchOutput,
  },
  actors: {
    lookAtBalance: promiseNotProvided<BalanceLook>('lookAtBalance'),
  },
  guards: {
    isVisible: ({ context }) => context.wasVisible,
    hasArrived: ({ context }, { balance }: BalanceLook) =>
      balance !== null &&
      context.balanceBefore !== null &&
      balance >= context.balanceBefore + context.amount,
    /** Of a balance that could not be had nobody says that it has not risen. */
    isOver: ({ context }, { balance, now }: BalanceLook) =>
      balance !== null && now >= context.deadline,
  },
  actions: {
    setArrival: assign((_, { balance }: BalanceLook) => ({ balanceAfter: balance })),
    /** Where the balance was not known before, the first look says from where it rises. */
    setBalanceBefore: assign(({ context }, { balance }: BalanceLook) => ({
      balanceBefore: context.balanceBefore ?? balance,
    })),
  },
  delays: { lookEvery },
}).createMachine({
  id: 'creditWatch',
  description:
    'Looks at the balance until it has risen by what a member sent, or the time for it is over.',
  context: ({ input: { isVisible, ...rest } }) => ({
    ...rest,
    balanceAfter: null,
    wasVisible: isVisible,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isVisible', target: 'looking' }, { target: 'hidden' }],
    },
    looking: {
      invoke: {
        id: 'lookAtBalance',
        src: 'lookAtBalance',
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'arrived',
            actions: { type: 'setArrival', params: ({ event }) => event.output },
          },
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'over' },
          {
            target: 'resting',
            actions: { type: 'setBalanceBefore', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'resting', description: 'The next look says it.' },
      },
      on: { 'page.hidden': 'hidden' },
    },
    resting: {
      after: { lookEvery: 'looking' },
      on: { 'page.hidden': 'hidden', 'page.resumed': 'looking' },
    },
    hidden: {
      description: 'Nobody is asked while nobody sees it.',
      on: { 'page.resumed': 'looking' },
    },
    arrived: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context: { balanceAfter } }) => ({ balanceAfter }),
})
