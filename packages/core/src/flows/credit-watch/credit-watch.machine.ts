import { assign, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'

export interface CreditWatchInput {
  /** The amount that should arrive. */
  readonly amount: Satang
  /** The balance before; null when it was not known. */
  readonly balanceBefore: Satang | null
  /** Until when the balance is polled, epoch milliseconds. */
  readonly deadline: number
  readonly isVisible: boolean
}

export interface CreditWatchContext extends Omit<CreditWatchInput, 'isVisible'> {
  /** The balance that includes the amount; null before it has arrived. */
  readonly balanceAfter: Satang | null
  /** When the balance was read that ended the watch; null before. */
  readonly lookedAt: number | null
  readonly wasVisible: boolean
}

export type CreditWatchEvent = { type: 'page.hidden' } | { type: 'page.resumed' }

/** A reading of the balance, null when it failed, and its time in epoch milliseconds. */
export interface BalanceLook {
  readonly balance: Satang | null
  readonly now: number
}

export interface CreditWatchOutput {
  /** The balance that includes the awaited amount; null where none was read in time. */
  readonly balanceAfter: Satang | null
  /** When that was read, epoch milliseconds; null where the watch broke down. */
  readonly lookedAt: number | null
}

/** How often the balance is polled while an amount should arrive [OPEN-64]. */
export const lookEvery = 30 * second

/**
 * Whether a balance includes the awaited amount. Other money may have come beside it, but not after the deadline: by then a
 * larger rise is more likely to be winnings.
 */
export function hasArrived(
  { amount, balanceBefore, deadline }: Omit<CreditWatchInput, 'isVisible'>,
  { balance, now }: BalanceLook,
): boolean {
  if (balance === null || balanceBefore === null) return false
  const awaited = balanceBefore + amount
  return now < deadline ? balance >= awaited : balance === awaited
}

/** Polls the balance until it has risen by what a member sent, or until the deadline [OPEN-64]. */
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
    hasArrived: ({ context }, look: BalanceLook) => hasArrived(context, look),
    /** An unreadable balance may have risen, so it does not end the watch. */
    isOver: ({ context }, { balance, now }: BalanceLook) =>
      balance !== null && now >= context.deadline,
  },
  actions: {
    setArrival: assign((_, { balance, now }: BalanceLook) => ({
      balanceAfter: balance,
      lookedAt: now,
    })),
    setOver: assign((_, { now }: BalanceLook) => ({ lookedAt: now })),
    /** If the balance before was not known, the first reading takes its place. */
    setBalanceBefore: assign(({ context }, { balance }: BalanceLook) => ({
      balanceBefore: context.balanceBefore ?? balance,
    })),
  },
  delays: { lookEvery },
}).createMachine({
  id: 'creditWatch',
  description: 'Polls the balance until it has risen by what a member sent, or until the deadline.',
  context: ({ input: { isVisible, ...rest } }) => ({
    ...rest,
    balanceAfter: null,
    lookedAt: null,
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
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'setOver', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: { type: 'setBalanceBefore', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'resting', description: 'The next poll tries again.' },
      },
      on: { 'page.hidden': 'hidden' },
    },
    resting: {
      after: { lookEvery: 'looking' },
      on: { 'page.hidden': 'hidden', 'page.resumed': 'looking' },
    },
    hidden: {
      description: 'The balance is not polled while the page is hidden.',
      on: { 'page.resumed': 'looking' },
    },
    arrived: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context: { balanceAfter, lookedAt } }) => ({ balanceAfter, lookedAt }),
})
