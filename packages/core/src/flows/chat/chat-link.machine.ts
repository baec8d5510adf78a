import { assign, setup } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { AddressWish } from './chat-address.actors.ts'
import { type AddressResult, type CheckResult, notLinkedMessage } from './chat-link.rules.ts'

export type ChatLinkScreen =
  | 'closed'
  | 'checking'
  | 'confirmingChange'
  | 'fetchingLink'
  | 'opened'
  | 'linked'
  | 'failed'

export interface ChatLinkInput {
  readonly username: string
  /** The member was sent to the chat service and the site was loaded again since. */
  readonly hasReturned: boolean
}

export interface ChatLinkContext extends ChatLinkInput {
  /** Null while unknown. */
  readonly isLinked: boolean | null
  readonly problem: MessageRef | null
}

export type ChatLinkEvent =
  | { type: 'chatLink.requested' }
  | { type: 'chatLink.confirm' }
  | { type: 'chatLink.retry' }
  /** The member closes the dialog without a change. */
  | { type: 'chatLink.close' }
  | { type: 'page.resumed' }

const chatLinkSetup = setup({
  types: {
    context: {} as ChatLinkContext,
    events: {} as ChatLinkEvent,
    input: {} as ChatLinkInput,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: ChatLinkScreen },
  },
  actors: {
    check: promiseNotProvided<CheckResult, { username: string }>('check'),
    fetchAddress: promiseNotProvided<AddressResult, AddressWish>('fetchAddress'),
  },
  guards: {
    hasReturned: ({ context }) => context.hasReturned,
    isLinked: (_, { kind }: CheckResult) => kind === 'linked',
    isNotLinked: (_, { kind }: CheckResult) => kind === 'notLinked',
    isFetched: (_, { kind }: AddressResult) => kind === 'fetched',
  },
  actions: {
    rememberLinked: notProvided('rememberLinked'),
    rememberOpened: notProvided('rememberOpened'),
    forgetChat: notProvided('forgetChat'),
    leaveForChat: notProvided('leaveForChat'),
    markLinked: assign({ isLinked: true }),
    markNotLinked: assign({ isLinked: false }),
    setProblem: assign((_, result: AddressResult) => ({ problem: notLinkedMessage(result) })),
    setBrokenProblem: assign({ problem: { id: 'chatLink.error.failed' } }),
    clearProblem: assign({ problem: null }),
  },
})

/** The invocation that asks whether a chat account is linked. */
const check = {
  id: 'check',
  src: 'check',
  input: ({ context }: { context: ChatLinkContext }) => ({ username: context.username }),
} as const

const outputOf = ({ event }: { event: { output: CheckResult } }) => event.output

const foundLinked = { type: 'isLinked', params: outputOf } as const

const foundNone = { type: 'isNotLinked', params: outputOf } as const

const broken = { target: 'failed', actions: 'setBrokenProblem' } as const

/** A member links a chat account, or replaces the linked one [AUTH-22…24]. */
export const chatLinkMachine = chatLinkSetup.createMachine({
  id: 'chatLink',
  description: 'A member links a chat account, or replaces the linked one.',
  context: ({ input }) => ({ ...input, isLinked: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasReturned', target: 'returning' }, { target: 'checking' }],
    },
    returning: {
      description: 'Anyone who linked nothing after all is not bothered.',
      meta: { screen: 'closed' },
      entry: 'forgetChat',
      invoke: {
        ...check,
        onDone: [
          {
            guard: foundLinked,
            target: 'linked',
          },
          { target: 'closed' },
        ],
        onError: { description: 'The member did not ask for this check.', target: 'closed' },
      },
      on: { 'chatLink.requested': 'checking' },
    },
    closed: {
      meta: { screen: 'closed' },
      on: { 'chatLink.requested': 'checking' },
    },
    checking: {
      tags: 'busy',
      meta: { screen: 'checking' },
      entry: 'clearProblem',
      invoke: {
        ...check,
        onDone: [
          {
            guard: foundLinked,
            target: 'confirmingChange',
            actions: ['markLinked', 'rememberLinked'],
          },
          {
            guard: foundNone,
            target: 'fetchingLink',
            actions: ['markNotLinked', 'forgetChat'],
          },
          broken,
        ],
        onError: broken,
      },
      on: { 'chatLink.close': 'closed' },
    },
    confirmingChange: {
      description: 'Nothing happens before the member confirms.',
      meta: { screen: 'confirmingChange' },
      on: { 'chatLink.confirm': 'fetchingLink', 'chatLink.close': 'closed' },
    },
    fetchingLink: {
      tags: 'busy',
      meta: { screen: 'fetchingLink' },
      invoke: {
        id: 'fetchAddress',
        src: 'fetchAddress',
        input: ({ context }) => ({ username: context.username, action: 'link' }),
        onDone: [
          {
            guard: { type: 'isFetched', params: ({ event }) => event.output },
            target: 'opened',
            actions: ['rememberOpened', 'leaveForChat'],
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => event.output },
          },
        ],
        onError: broken,
      },
      on: { 'chatLink.close': 'closed' },
    },
    opened: {
      description: 'The member is at the chat service, in this window or in its app.',
      meta: { screen: 'opened' },
      initial: 'away',
      on: { 'chatLink.close': 'closed', 'chatLink.retry': 'fetchingLink' },
      states: {
        away: {
          on: { 'page.resumed': 'back' },
        },
        back: {
          invoke: {
            ...check,
            onDone: [
              {
                guard: foundLinked,
                target: '#chatLink.linked',
              },
              { target: 'away' },
            ],
            onError: { description: 'The next return to the page checks again.', target: 'away' },
          },
        },
      },
    },
    linked: {
      meta: { screen: 'linked' },
      entry: ['markLinked', 'rememberLinked'],
      on: { 'chatLink.close': 'closed' },
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'chatLink.retry': 'checking', 'chatLink.close': 'closed' },
    },
  },
})
