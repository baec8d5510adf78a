import { assign, setup } from 'xstate'
import { second } from '../../base/time/durations.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'

export type LiveChatScreen = 'connecting' | 'opened' | 'failed'

/** How often the chat's readiness is checked before the start counts as failed [SHELL-52]. */
export const mostReadinessChecks = 10

export interface LiveChatContext {
  /** How often its readiness has been checked since the member last opened it. */
  readonly checks: number
}

export type LiveChatEvent = { type: 'liveChat.open' }

/** Starts the operator's live chat when the member first opens it, and shows it once it is ready. */
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
  description:
    'Starts the live chat when the member first opens it, and shows it once it is ready.',
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
      description: 'The chat’s own script draws and closes it.',
      meta: { screen: 'opened' },
      on: { 'liveChat.open': 'opening' },
    },
    failed: {
      description: 'The member is offered another way to contact the admin.',
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'liveChat.open': 'connecting' },
    },
  },
})
