import { assign, emit, raise, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { FavouritesFact } from '../favourite/favourites.machine.ts'
import { listedFact } from '../favourite/favourites.rules.ts'
import type { Game } from '../game/game.ts'
import type { Tournament } from '../tournament/tournament.rules.ts'

/** The rows of games of the home page, in their order; the first two are a member's. */
export const gameRails = ['recent', 'favourite', 'hot', 'new', 'freespin'] as const

export type GameRail = (typeof gameRails)[number]

/** The games of each row; a row that is missing or empty is not shown. */
export type RailGames = Partial<Readonly<Record<GameRail, readonly Game[]>>>

export type GameRailsEvent =
  | RouteSettled
  | { type: 'gameRails.requested' }
  /** A failure that covered the page is gone, by a press or with the network. */
  | { type: 'content.retried' }

export interface GameRailsInput {
  /** Whether the page is the home page. */
  readonly isHomeShown: boolean
}

export interface GameRailsContext extends GameRailsInput {
  readonly rails: RailGames
  /** The keys of the providers that have games. */
  readonly providers: readonly string[]
  /** Those that can be played or are coming, the most urgent first. */
  readonly tournaments: readonly Tournament[]
}

export type GameRailsResult =
  | { readonly kind: 'read'; readonly rails: RailGames; readonly asOf: number }
  | FailedReading

/** What stands beside the rows; null is what could not be had. */
export interface BesideRails {
  readonly providers: readonly string[] | null
  readonly tournaments: readonly Tournament[] | null
}

export type GameRailsScreen = 'loading' | 'shown' | 'failed'

/**
 * What to begin with: rows of games, for members their own too, and beside them providers and
 * tournaments. Neither waits for the other.
 */
export const gameRailsMachine = setup({
  types: {
    context: {} as GameRailsContext,
    events: {} as GameRailsEvent,
    input: {} as GameRailsInput,
    emitted: {} as FavouritesFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: GameRailsScreen },
  },
  actors: {
    readRails: promiseNotProvided<GameRailsResult>('readRails'),
    readBeside: promiseNotProvided<BesideRails>('readBeside'),
  },
  guards: {
    isRead: (_, { kind }: GameRailsResult) => kind === 'read',
    isHomeShown: ({ context }) => context.isHomeShown,
  },
  actions: {
    setPage: assign((_, { route }: RouteSettled) => ({ isHomeShown: route === 'index' })),
    setRails: assign((_, result: GameRailsResult) =>
      result.kind === 'read' ? { rails: result.rails } : {},
    ),
    setBeside: assign(({ context }, { providers, tournaments }: BesideRails) => ({
      providers: providers ?? context.providers,
      tournaments: tournaments ?? context.tournaments,
    })),
    reportMissed: ({ system }, result: GameRailsResult) => reportMissed(system, result),
    raiseRequested: raise({ type: 'gameRails.requested' }),
    emitListed: emit((_, result: GameRailsResult) =>
      listedFact(
        result.kind === 'read'
          ? { asOf: result.asOf, games: Object.values(result.rails).flat() }
          : null,
      ),
    ),
  },
}).createMachine({
  id: 'gameRails',
  description:
    'What to begin with: rows of games, for members their own too, and beside them providers and tournaments.',
  context: ({ input: { isHomeShown } }) => ({
    rails: {},
    providers: [],
    tournaments: [],
    isHomeShown,
  }),
  type: 'parallel',
  on: { 'route.settled': { actions: { type: 'setPage', params: ({ event }) => event } } },
  states: {
    rows: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { screen: 'loading' },
          invoke: {
            id: 'readRails',
            src: 'readRails',
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'shown',
                actions: [
                  { type: 'setRails', params: ({ event }) => event.output },
                  { type: 'emitListed', params: ({ event }) => event.output },
                ],
              },
              {
                description:
                  'Home has nothing without them. One that is missing beside others is left out.',
                guard: 'isHomeShown',
                target: 'failed',
                actions: { type: 'reportMissed', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        shown: {
          meta: { screen: 'shown' },
          initial: 'resting',
          on: { 'gameRails.requested': '.rereading' },
          states: {
            resting: {},
            rereading: {
              invoke: {
                id: 'readRailsAnew',
                src: 'readRails',
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'setRails', params: ({ event }) => event.output },
                    { type: 'emitListed', params: ({ event }) => event.output },
                  ],
                },
                onError: { description: 'The rows stay as they were.', target: 'resting' },
              },
            },
          },
        },
        failed: {
          tags: 'failure',
          meta: { screen: 'failed' },
          on: {
            'gameRails.requested': 'loading',
            'content.retried': { actions: 'raiseRequested' },
          },
        },
      },
    },
    beside: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readBeside',
            src: 'readBeside',
            onDone: {
              target: 'resting',
              actions: { type: 'setBeside', params: ({ event }) => event.output },
            },
            onError: { description: 'What is known stays.', target: 'resting' },
          },
        },
        resting: { on: { 'gameRails.requested': 'reading' } },
      },
    },
  },
})
