import { assign, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { type GamesListing, listedFact } from '../favourite/favourites.rules.ts'
import type { FavouritesFact } from '../favourite/favourites.types.ts'
import type { Game } from '../game/game.ts'
import type { GameSort } from '../game/game.types.ts'
import { isSameTopic, type ListChoice, type ListTopic, readListAddress } from './game-list.rules.ts'

/** The list that an address asks for. */
export interface ListPlace {
  readonly topic: ListTopic
  readonly choice: ListChoice
}

export interface GameListInput extends ListPlace {
  /** The server sorts only for members; signing in or out loads another list [API-38]. */
  readonly isMember: boolean
}

export interface GameListContext extends GameListInput {
  readonly games: readonly Game[]
}

export type GameListEvent =
  | RouteSettled
  | { type: 'gameList.choose'; choice: Partial<ListChoice> }
  | { type: 'gameList.retry' }
  /** The failure that covered the page was cleared, by the member's retry or by the network's return. */
  | { type: 'content.retried' }

export type GameListResult =
  | ({ readonly kind: 'read'; readonly games: readonly Game[] } & Pick<GamesListing, 'asOf'>)
  | FailedReading

/** The request for a list: one that the page waits for, or one that it already shows in another order. */
export interface ListWish {
  readonly topic: ListTopic
  readonly sort: GameSort
  readonly isShown: boolean
}

export type GameListScreen = 'loading' | 'listed' | 'empty' | 'failed'

/** One list of games, sorted and filtered as the address says [GAME-14, GAME-16]. */
export const gameListMachine = setup({
  types: {
    context: {} as GameListContext,
    events: {} as GameListEvent,
    input: {} as GameListInput,
    emitted: {} as FavouritesFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: GameListScreen },
  },
  actors: {
    listGames: promiseNotProvided<GameListResult, ListWish>('listGames'),
  },
  guards: {
    isOther: ({ context }, { address }: RouteSettled) => {
      const place = readListAddress(address)
      return place !== null && !isSameTopic(place.topic, context.topic)
    },
    isSortChanged: ({ context }, { address }: RouteSettled) => {
      const place = readListAddress(address)
      return (
        context.isMember &&
        place !== null &&
        place.topic.kind !== 'demo' &&
        place.choice.sort !== context.choice.sort &&
        isSameTopic(place.topic, context.topic)
      )
    },
    isEmpty: (_, result: GameListResult) => result.kind === 'read' && result.games.length === 0,
    isRead: (_, { kind }: GameListResult) => kind === 'read',
  },
  actions: {
    setPlace: assign((_, { address }: RouteSettled) => ({
      ...readListAddress(address),
      games: [],
    })),
    setChoice: assign(({ context }, { address }: RouteSettled) => ({
      choice: readListAddress(address)?.choice ?? context.choice,
    })),
    setGames: assign((_, result: GameListResult) =>
      result.kind === 'read' ? { games: result.games } : {},
    ),
    emitListed: emit((_, result: GameListResult) =>
      listedFact(result.kind === 'read' ? result : null),
    ),
    reportMissed: ({ system }, result: GameListResult) => reportMissed(system, result),
    /** It changes only the address; the choice is then read from the address. */
    writeChoice:
      notProvided<[{ context: GameListContext }, { choice: Partial<ListChoice> }]>('writeChoice'),
  },
}).createMachine({
  id: 'gameList',
  description: 'One list of games, sorted and filtered as the address says.',
  context: ({ input }) => ({ ...input, games: [] }),
  initial: 'loading',
  on: {
    'route.settled': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'setPlace', params: ({ event }) => event },
      },
      { actions: { type: 'setChoice', params: ({ event }) => event } },
    ],
    'gameList.choose': { actions: { type: 'writeChoice', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      on: {
        'route.settled': {
          guard: { type: 'isSortChanged', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'listGames',
        src: 'listGames',
        input: ({ context: { choice, topic } }) => ({ topic, sort: choice.sort, isShown: false }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'listed',
            actions: [
              { type: 'setGames', params: ({ event }) => event.output },
              { type: 'emitListed', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'reportMissed', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    listed: {
      meta: { screen: 'listed' },
      initial: 'resting',
      on: {
        'route.settled': {
          guard: { type: 'isSortChanged', params: ({ event }) => event },
          target: '.sorting',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
      },
      states: {
        resting: {},
        sorting: {
          description:
            'The loaded games are sorted here at once, until the server has answered with its own order.',
          invoke: {
            id: 'sortGames',
            src: 'listGames',
            input: ({ context: { choice, topic } }) => ({
              topic,
              sort: choice.sort,
              isShown: true,
            }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'resting',
              },
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'setGames', params: ({ event }) => event.output },
                  { type: 'emitListed', params: ({ event }) => event.output },
                ],
              },
              { target: 'resting' },
            ],
            onError: {
              description: 'The list keeps the order in which it was sorted here.',
              target: 'resting',
            },
          },
        },
      },
    },
    empty: { meta: { screen: 'empty' } },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'gameList.retry': 'loading', 'content.retried': 'loading' },
    },
  },
})
