import { assign, type EventObject, emit, setup } from 'xstate'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { FavouritesFact } from '../favourite/favourites.machine.ts'
import {
  type DetailsResult,
  type GameDetails,
  type GameResult,
  type GameSubject,
  type GameWanted,
  heartFact,
  noDetails,
} from './game-page.rules.ts'

export type GamePageScreen = 'loading' | 'shown' | 'missing' | 'failed'

export interface GamePageContext {
  readonly wanted: GameWanted
  readonly subject: GameSubject | null
  readonly details: GameDetails
  /** Whether the server knew a member who asked. */
  readonly isForMember: boolean
}

export type GamePageEvent =
  | { type: 'gamePage.pageShown'; wanted: GameWanted }
  | { type: 'gamePage.retry' }
  | { type: 'content.retried' }
  | { type: 'gamePage.retryDetails' }
  | { type: 'page.resumed' }

export type GamePageFact = { type: 'page.missing' } | FavouritesFact

/** What the page of a game says of it [GAME-06, GAME-07]. */
export const gamePageMachine = setup({
  types: {
    context: {} as GamePageContext,
    events: {} as GamePageEvent,
    input: {} as { wanted: GameWanted },
    emitted: {} as GamePageFact,
    tags: {} as 'busy' | 'failure' | 'detailsLoading' | 'detailsFailed',
    meta: {} as { screen: GamePageScreen },
  },
  actors: {
    loadGame: promiseNotProvided<GameResult, GameWanted>('loadGame'),
    loadDetails: promiseNotProvided<DetailsResult, { subject: GameSubject | null }>('loadDetails'),
    watchAddress: callbackNotProvided<EventObject>('watchAddress'),
    watchPage: callbackNotProvided<EventObject>('watchPage'),
  },
  guards: {
    hasOtherReader: notProvided('hasOtherReader'),
    isOther: ({ context }, { wanted }: { wanted: GameWanted }) =>
      wanted.id !== context.wanted.id || wanted.isDemo !== context.wanted.isDemo,
    isFound: (_, { kind }: GameResult) => kind === 'found',
    isMissing: (_, { kind }: GameResult) => kind === 'missing',
    isRead: (_, { kind }: DetailsResult) => kind === 'read',
  },
  actions: {
    noteWanted: assign((_, { wanted }: { wanted: GameWanted }) => ({
      wanted,
      subject: null,
      details: noDetails,
    })),
    noteGame: assign((_, result: GameResult) =>
      result.kind === 'found' ? { subject: result.subject, isForMember: result.isForMember } : {},
    ),
    noteDetails: assign((_, result: DetailsResult) => {
      if (result.kind === 'failed') return {}
      const { demo, info, wins } = result
      return { details: { demo, info, wins } }
    }),
    tellHeart: emit((_, result: GameResult) => heartFact(result)),
    tellMissing: emit({ type: 'page.missing' }),
  },
}).createMachine({
  id: 'gamePage',
  description: 'What the page of a game says of it.',
  context: ({ input: { wanted } }) => ({
    wanted,
    subject: null,
    details: noDetails,
    isForMember: false,
  }),
  initial: 'loading',
  invoke: [
    {
      id: 'watchAddress',
      src: 'watchAddress',
      onError: {
        description: 'The page stays as it is; another one begins when it is loaded anew.',
      },
    },
    {
      id: 'watchPage',
      src: 'watchPage',
      onError: {
        description: 'The page stays as it is; another one begins when it is loaded anew.',
      },
    },
  ],
  on: {
    'gamePage.pageShown': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'noteWanted', params: ({ event }) => event },
    },
    'page.resumed': {
      description: 'Somebody signed in or out in another tab: what the server tells them differs.',
      guard: 'hasOtherReader',
      target: '.loading',
    },
  },
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteGame', params: ({ event }) => event.output },
              { type: 'tellHeart', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      meta: { screen: 'shown' },
      initial: 'loadingDetails',
      states: {
        loadingDetails: {
          tags: 'detailsLoading',
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            input: ({ context: { subject } }) => ({ subject }),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'complete',
                actions: { type: 'noteDetails', params: ({ event }) => event.output },
              },
              { target: 'withoutDetails' },
            ],
            onError: 'withoutDetails',
          },
        },
        complete: {},
        withoutDetails: {
          tags: ['failure', 'detailsFailed'],
          on: { 'gamePage.retryDetails': 'loadingDetails' },
        },
      },
    },
    missing: {
      description: 'The content area says that there is no such page.',
      meta: { screen: 'missing' },
      entry: 'tellMissing',
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'gamePage.retry': 'loading', 'content.retried': 'loading' },
    },
  },
})
