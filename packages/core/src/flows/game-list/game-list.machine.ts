import { assign, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { FavouritesFact } from '../favourite/favourites.machine.ts'
import { type GamesListing, listedFact } from '../favourite/favourites.rules.ts'
import type { Game } from '../game/game.ts'
import type { GameSort } from '../game/game.types.ts'
import { isSameTopic, type ListChoice, type ListTopic, readListAddress } from './game-list.rules.ts'

/** What an address says of a list. */
export interface ListPlace {
  readonly topic: ListTopic
  readonly choice: ListChoice
}

export interface GameListInput extends ListPlace {
  /** The server sorts for members alone; anyone who comes or goes begins with another list [API-38]. */
  readonly isMember: boolean
}

export interface GameListContext extends GameListInput {
  readonly games: readonly Game[]
}

export type GameListEvent =
  | RouteSettled
  | { type: 'gameList.choose'; choice: Partial<ListChoice> }
  | { type: 'gameList.retry' }
  /** A failure that covered the page is gone, by a press or with the network. */
  | { type: 'content.retried' }

export type GameListResult =
  | ({ readonly kind: 'read'; readonly games: readonly Game[] } & Pick<GamesListing, 'asOf'>)
  | FailedReading

/** What is read: a list that a page waits for, or one that it shows already in another order. */
export interface ListWish {
  readonly topic: ListTopic
  readonly sort: GameSort
  readonly isShown: boolean
}

export type GameListScreen = 'loading' | 'listed' | 'empty' | 'failed'

/** One list of games; how it is sorted and narrowed is in the address [GAME-14, GAME-16]. */
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
    isSortedAnew: ({ context }, { address }: RouteSettled) => {
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
    /** The address is changed, and the choice follows from it. */
    writeChoice:
      notProvided<[{ context: GameListContext }, { choice: Partial<ListChoice> }]>('writeChoice'),
  },
}).createMachine({
  id: 'gameList',
  description: 'One list of games; how it is sorted and narrowed is in the address.',
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
          guard: { type: 'isSortedAnew', params: ({ event }) => event },
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
          guard: { type: 'isSortedAnew', params: ({ event }) => event },
          target: '.sorting',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
      },
      states: {
        resting: {},
        sorting: {
          description:
            'What is there is sorted here at once, until the server has said its own order.',
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
              description: 'The list stays as it is sorted here.',
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
