import { assign, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { FavouritesFact } from '../favourite/favourites.types.ts'
import type { Game } from '../game/game.ts'
import {
  type DetailsResult,
  type GameDetails,
  type GameResult,
  type GameSubject,
  type GameWanted,
  gameWanted,
  heartFact,
  noDetails,
  shownNames,
} from './game-page.rules.ts'

export type GamePageScreen = 'loading' | 'shown' | 'missing' | 'failed'

export interface GamePageContext {
  readonly wanted: GameWanted
  readonly subject: GameSubject | null
  readonly details: GameDetails
  /** Whether the game was read as a member. */
  readonly isForMember: boolean
}

export type GamePageEvent =
  | RouteSettled
  | { type: 'gamePage.retry' }
  | { type: 'content.retried' }
  | { type: 'gamePage.retryDetails' }
  | { type: 'session.started' }

export type GamePageFact =
  | { type: 'page.missing' }
  | { type: 'game.shown'; names: Game['names'] | null }
  | FavouritesFact

/** The page of a game and its details [GAME-06, GAME-07]. */
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
  },
  guards: {
    wasReadByVisitor: ({ context }) => context.subject !== null && !context.isForMember,
    isOther: ({ context }, { address }: RouteSettled) => {
      const wanted = gameWanted(address)
      return (
        wanted !== null &&
        (wanted.id !== context.wanted.id || wanted.isDemo !== context.wanted.isDemo)
      )
    },
    isFound: (_, { kind }: GameResult) => kind === 'found',
    isMissing: (_, { kind }: GameResult) => kind === 'missing',
    isRead: (_, { kind }: DetailsResult) => kind === 'read',
  },
  actions: {
    setWanted: assign(({ context }, { address }: RouteSettled) => ({
      wanted: gameWanted(address) ?? context.wanted,
      subject: null,
      details: noDetails,
    })),
    setGame: assign((_, result: GameResult) =>
      result.kind === 'found' ? { subject: result.subject, isForMember: result.isForMember } : {},
    ),
    setDetails: assign((_, result: DetailsResult) => {
      if (result.kind === 'failed') return {}
      const { demo, info, wins } = result
      return { details: { demo, info, wins } }
    }),
    emitHeart: emit((_, result: GameResult) => heartFact(result)),
    emitShown: emit(({ context }) => ({ type: 'game.shown', names: shownNames(context.subject) })),
    emitMissing: emit({ type: 'page.missing' }),
  },
}).createMachine({
  id: 'gamePage',
  description: 'The page of a game and its details.',
  context: ({ input: { wanted } }) => ({
    wanted,
    subject: null,
    details: noDetails,
    isForMember: false,
  }),
  initial: 'loading',
  on: {
    'route.settled': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'setWanted', params: ({ event }) => event },
    },
    'session.started': {
      description: 'The visitor has signed in in another tab: members get more details.',
      guard: 'wasReadByVisitor',
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
              { type: 'setGame', params: ({ event }) => event.output },
              { type: 'emitHeart', params: ({ event }) => event.output },
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
      entry: 'emitShown',
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
                actions: { type: 'setDetails', params: ({ event }) => event.output },
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
      description: 'The content area shows that there is no such page.',
      meta: { screen: 'missing' },
      entry: 'emitMissing',
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'gamePage.retry': 'loading', 'content.retried': 'loading' },
    },
  },
})
