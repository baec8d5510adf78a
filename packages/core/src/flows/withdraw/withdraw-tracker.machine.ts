import { assign, setup } from 'xstate'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  type MadeWithdrawal,
  restUntilNextLook,
  type WithdrawTrace,
} from './withdraw-tracker.rules.ts'

export interface WithdrawTrackerContext {
  readonly made: MadeWithdrawal
  /** What the history told last; null before it was read. */
  readonly trace: WithdrawTrace | null
  /** How many times the history was asked. */
  readonly looks: number
}

/** What the history tells; null when it could not be read. */
export type TraceResult = WithdrawTrace | null

/** Follows a withdrawal through the history until it is paid out. */
export const withdrawTrackerMachine = setup({
  types: {
    context: {} as WithdrawTrackerContext,
    input: {} as MadeWithdrawal,
  },
  actors: {
    lookForTrace: promiseNotProvided<TraceResult, MadeWithdrawal>('lookForTrace'),
  },
  guards: {
    isPaidOut: (_, trace: TraceResult) => trace?.stage === 'paidOut',
    isRead: (_, trace: TraceResult) => trace !== null,
  },
  actions: {
    setTrace: assign((_, trace: TraceResult) => ({ trace })),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
  },
  delays: { rest: ({ context }) => restUntilNextLook(context.looks) },
}).createMachine({
  id: 'withdrawTracker',
  description: 'Follows a withdrawal through the history until it is paid out.',
  context: ({ input }) => ({ made: input, trace: null, looks: 0 }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'countLook',
      invoke: {
        id: 'lookForTrace',
        src: 'lookForTrace',
        input: ({ context }) => context.made,
        onDone: [
          {
            guard: { type: 'isPaidOut', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'setTrace', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'setTrace', params: ({ event }) => event.output },
          },
          {
            description: 'What was told before still holds, and nothing more is claimed.',
            target: 'resting',
          },
        ],
        onError: {
          description: 'What was told before still holds, and it is asked again.',
          target: 'resting',
        },
      },
    },
    resting: { after: { rest: 'asking' } },
    over: { description: 'The history says that it was paid out.' },
  },
})
