import { assign, setup } from 'xstate'
import { second } from '../../base/time/durations.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'

export type LiveChatScreen = 'connecting' | 'opened' | 'failed'

/** How often a chat is asked whether it is ready, before it is given up [SHELL-52]. */
export const mostReadinessChecks = 10

export interface LiveChatContext {
  /** How often it was asked since it was last wanted. */
  readonly checks: number
}

export type LiveChatEvent = { type: 'liveChat.open' }

/** A live chat of the operator's is started when it is first wanted, and opened once it is ready. */
export const liveChatMachine = setup({
  types: {
    context: {} as LiveChatContext,
    events: {} as LiveChatEvent,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: LiveChatScreen },
  },
  actors: {
    start: promiseNotProvided<void>('start'),
    askReadiness: promiseNotProvided<boolean>('askReadiness'),
    openChat: promiseNotProvided<void>('openChat'),
  },
  guards: {
    isReady: (_, isReady: boolean) => isReady,
    hasChecksLeft: ({ context }) => context.checks < mostReadinessChecks,
  },
  actions: {
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    forgetChecks: assign({ checks: 0 }),
  },
  delays: {
    readinessInterval: second,
    patience: 10 * second,
  },
}).createMachine({
  id: 'liveChat',
  description: 'A live chat is started when it is first wanted, and opened once it is ready.',
  context: { checks: 0 },
  initial: 'connecting',
  states: {
    connecting: {
      tags: 'busy',
      meta: { screen: 'connecting' },
      entry: 'forgetChecks',
      initial: 'starting',
      states: {
        starting: {
          after: { patience: '#liveChat.failed' },
          invoke: {
            id: 'start',
            src: 'start',
            onDone: 'asking',
            onError: '#liveChat.failed',
          },
        },
        asking: {
          entry: 'countCheck',
          invoke: {
            id: 'askReadiness',
            src: 'askReadiness',
            onDone: [
              {
                guard: { type: 'isReady', params: ({ event }) => event.output },
                target: '#liveChat.opening',
              },
              { guard: 'hasChecksLeft', target: 'resting' },
              { target: '#liveChat.failed' },
            ],
            onError: '#liveChat.failed',
          },
        },
        resting: { after: { readinessInterval: 'asking' } },
      },
    },
    opening: {
      tags: 'busy',
      meta: { screen: 'connecting' },
      after: { patience: 'failed' },
      invoke: {
        id: 'openChat',
        src: 'openChat',
        onDone: 'opened',
        onError: 'failed',
      },
    },
    opened: {
      description: 'The chat shows itself, and closes by itself.',
      meta: { screen: 'opened' },
      on: { 'liveChat.open': 'opening' },
    },
    failed: {
      description: 'There are other ways to the admin.',
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'liveChat.open': 'connecting' },
    },
  },
})
