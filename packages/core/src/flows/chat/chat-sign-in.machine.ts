import { assign, type EventObject, emit, setup } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { Query } from '../../kernel/routing/address.ts'
import type { PageRequested } from '../../kernel/routing/plain.page.ts'
import type { LoginFact } from '../login/login.machine.ts'
import type { AddressWish } from './chat-address.actors.ts'
import type { AddressResult } from './chat-link.rules.ts'
import {
  type ChatSignInResult,
  chatSignInMessage,
  isWorthRetrying,
  notOpenedMessage,
} from './chat-sign-in.rules.ts'

export type ChatSignInScreen = 'offered' | 'exchanging' | 'fetchingLink' | 'opened' | 'failed'

export interface ChatSignInInput {
  readonly isMember: boolean
  /** The address carried a ticket, which is now in the vault. */
  readonly hasTicket: boolean
  /** The page is one to which the chat service returns. */
  readonly isReturn: boolean
  /** The query of the login page from which the chat service was opened. */
  readonly query: Query
}

export interface ChatSignInContext extends ChatSignInInput {
  readonly problem: MessageRef | null
  /** Whether the ticket may be sent again. */
  readonly canRetry: boolean
}

export type ChatSignInEvent =
  | { type: 'chatSignIn.begin' }
  | { type: 'chatSignIn.retry' }
  /** The visitor wants to sign in by password instead. */
  | { type: 'chatSignIn.giveUp' }
  | { type: 'session.ended' }

export type ChatSignInFact = LoginFact | PageRequested

/** A visitor signs in with a chat account: they go to the chat service and return with a ticket [AUTH-04, AUTH-05]. */
export const chatSignInMachine = setup({
  types: {
    context: {} as ChatSignInContext,
    events: {} as ChatSignInEvent,
    input: {} as ChatSignInInput,
    emitted: {} as ChatSignInFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: ChatSignInScreen },
  },
  actors: {
    exchange: promiseNotProvided<ChatSignInResult>('exchange'),
    fetchAddress: promiseNotProvided<AddressResult, AddressWish>('fetchAddress'),
    guardSecrets: callbackNotProvided<EventObject>('guardSecrets'),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    hasTicket: ({ context }) => context.hasTicket,
    isReturn: ({ context }) => context.isReturn,
    canRetry: ({ context }) => context.canRetry,
    isAccepted: (_, { kind }: ChatSignInResult) => kind === 'accepted',
    isFetched: (_, { kind }: AddressResult) => kind === 'fetched',
  },
  actions: {
    leaveForChat: notProvided('leaveForChat'),
    clearProblem: assign({ problem: null, canRetry: false }),
    setTicketProblem: assign({ problem: { id: 'chatSignIn.failed' } }),
    setRefusal: assign((_, result: ChatSignInResult) => ({
      problem: chatSignInMessage(result),
      canRetry: isWorthRetrying(result),
    })),
    setBrokenProblem: assign({ problem: { id: 'login.error.broken' }, canRetry: true }),
    setNotOpenedProblem: assign((_, result: AddressResult) => ({
      problem: notOpenedMessage(result),
      canRetry: false,
    })),
    setNotFetchedProblem: assign({
      problem: { id: 'chatSignIn.error.notOpened' },
      canRetry: false,
    }),
    emitSucceeded: emit((_, { username }: { username: string }) => ({
      type: 'login.succeeded',
      username,
    })),
    /** The login page sends members on to where they were going. */
    requestLogin: emit(({ context }) => ({
      type: 'page.requested',
      page: 'login',
      query: context.query,
    })),
  },
}).createMachine({
  id: 'chatSignIn',
  description:
    'A visitor signs in with a chat account: they go to the chat service and return with a ticket.',
  context: ({ input }) => ({ ...input, problem: null, canRetry: false }),
  initial: 'starting',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault drops the secrets at the latest when the session ends.' },
  },
  states: {
    starting: {
      always: [
        {
          description: 'A member stays signed in as themselves, whatever link they followed.',
          guard: 'isMember',
          target: 'done',
        },
        { guard: 'hasTicket', target: 'exchanging' },
        { guard: 'isReturn', target: 'failed', actions: 'setTicketProblem' },
        { target: 'offered' },
      ],
    },
    offered: {
      meta: { screen: 'offered' },
      on: { 'chatSignIn.begin': 'fetchingLink' },
    },
    exchanging: {
      tags: 'busy',
      meta: { screen: 'exchanging' },
      invoke: {
        id: 'exchange',
        src: 'exchange',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: {
              type: 'emitSucceeded',
              params: ({ event: { output } }) => ({
                username: output.kind === 'accepted' ? output.username : '',
              }),
            },
          },
          {
            target: 'failed',
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'setBrokenProblem' },
      },
    },
    fetchingLink: {
      tags: 'busy',
      meta: { screen: 'fetchingLink' },
      invoke: {
        id: 'fetchAddress',
        src: 'fetchAddress',
        input: { username: '', action: 'login' },
        onDone: [
          {
            guard: { type: 'isFetched', params: ({ event }) => event.output },
            target: 'opened',
            actions: 'leaveForChat',
          },
          {
            target: 'failed',
            actions: { type: 'setNotOpenedProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'setNotFetchedProblem' },
      },
    },
    opened: {
      description: 'Anyone who comes back without having signed in may begin again.',
      meta: { screen: 'opened' },
      on: { 'chatSignIn.begin': 'fetchingLink' },
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: {
        'chatSignIn.begin': 'fetchingLink',
        'chatSignIn.retry': { guard: 'canRetry', target: 'exchanging' },
        'chatSignIn.giveUp': { target: 'offered', actions: ['clearProblem', 'requestLogin'] },
      },
    },
    done: {
      tags: 'busy',
      meta: { screen: 'exchanging' },
      entry: 'requestLogin',
      on: {
        'session.ended': {
          description:
            'A session that ends at once leaves the visitor at the login, where this is offered.',
          target: 'offered',
        },
      },
    },
  },
})
