import { assign, emit, raise, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { listedFact } from '../favourite/favourites.rules.ts'
import type { FavouritesFact } from '../favourite/favourites.types.ts'
import type { Game } from '../game/game.ts'
import type { Tournament } from '../tournament/tournament.rules.ts'

/** The rows of games on the home page, in display order; only members have the first two. */
export const gameRails = ['recent', 'favourite', 'hot', 'new', 'freespin'] as const

export type GameRail = (typeof gameRails)[number]

/** The games of each row; a row that is missing or empty is not shown. */
export type RailGames = Partial<Readonly<Record<GameRail, readonly Game[]>>>

export type GameRailsEvent =
  | RouteSettled
  | { type: 'gameRails.requested' }
  /** The failure that covered the page was cleared, by the member's retry or by the network's return. */
  | { type: 'content.retried' }

export interface GameRailsInput {
  /** Whether the page is the home page. */
  readonly isHomeShown: boolean
  /** The rows that the member saw last; null for a visitor, and if there are none. */
  readonly remembered: RailGames | null
}

export interface GameRailsContext extends Pick<GameRailsInput, 'isHomeShown'> {
  readonly rails: RailGames
  /** The keys of the providers that have games. */
  readonly providers: readonly string[]
  /** The active and coming tournaments, the most urgent first. */
  readonly tournaments: readonly Tournament[]
}

export type GameRailsResult =
  | { readonly kind: 'read'; readonly rails: RailGames; readonly asOf: number }
  | FailedReading

/** What is shown beside the rows; null is what could not be read. */
export interface BesideRails {
  readonly providers: readonly string[] | null
  readonly tournaments: readonly Tournament[] | null
}

export type GameRailsScreen = 'loading' | 'shown' | 'failed'

/**
 * The games of the home page: rows of games, for members also their own, and beside them providers and tournaments.
 * The two are loaded independently.
 */
export const gameRailsMachine = setup({
  types: {
    context: {} as GameRailsContext,
    events: {} as GameRailsEvent,
    input: {} as GameRailsInput,
    emitted: {} as FavouritesFact,
    tags: {} as 'busy' | 'failure' | 'heartsUnknown',
    meta: {} as { screen: GameRailsScreen },
  },
  actors: {
    readRails: promiseNotProvided<GameRailsResult>('readRails'),
    readBeside: promiseNotProvided<BesideRails>('readBeside'),
  },
  guards: {
    isRead: (_, { kind }: GameRailsResult) => kind === 'read',
    isHomeShown: ({ context }) => context.isHomeShown,
    hasRememberedGames: ({ context: { rails } }) =>
      Object.values(rails).some((games) => games.length > 0),
  },
  actions: {
    setPage: assign((_, { route }: RouteSettled) => ({ isHomeShown: route === 'index' })),
    /** A row that could not be loaded again stays unchanged. */
    setRails: assign(({ context }, result: GameRailsResult) =>
      result.kind === 'read' ? { rails: { ...context.rails, ...result.rails } } : {},
    ),
    /** The hearts of a row that could not be read anew are unknown, so none of the last visit stays. */
    replaceRails: assign((_, result: GameRailsResult) =>
      result.kind === 'read' ? { rails: result.rails } : {},
    ),
    setBeside: assign(({ context }, { providers, tournaments }: BesideRails) => ({
      providers: providers ?? context.providers,
      tournaments: tournaments ?? context.tournaments,
    })),
    /** A member’s rows are stored; a visitor’s are not. */
    rememberRails: notProvided<[unknown, GameRailsResult]>('rememberRails'),
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
    'The games of the home page: rows of games, for members also their own, and beside them providers and tournaments.',
  context: ({ input: { isHomeShown, remembered } }) => ({
    rails: remembered ?? {},
    providers: [],
    tournaments: [],
    isHomeShown,
  }),
  type: 'parallel',
  on: { 'route.settled': { actions: { type: 'setPage', params: ({ event }) => event } } },
  states: {
    rows: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasRememberedGames', target: 'remembered' }, { target: 'loading' }],
        },
        remembered: {
          description:
            'A member sees the rows of the last visit, without hearts, until they have been read anew.',
          meta: { screen: 'shown' },
          tags: 'heartsUnknown',
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                id: 'readRememberedRails',
                src: 'readRails',
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: '#gameRails.rows.shown',
                    actions: [
                      { type: 'replaceRails', params: ({ event }) => event.output },
                      { type: 'rememberRails', params: ({ event }) => event.output },
                      { type: 'emitListed', params: ({ event }) => event.output },
                    ],
                  },
                  { target: 'unread' },
                ],
                onError: { description: 'The rows that are shown stay.', target: 'unread' },
              },
            },
            unread: {
              description: 'The services list no games now: the rows stay.',
              on: { 'gameRails.requested': 'reading', 'content.retried': 'reading' },
            },
          },
        },
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
                  { type: 'rememberRails', params: ({ event }) => event.output },
                  { type: 'emitListed', params: ({ event }) => event.output },
                ],
              },
              {
                description:
                  'The home page is empty without any rows. A single missing row is left out.',
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
          states: {
            resting: { on: { 'gameRails.requested': 'rereading' } },
            rereading: {
              invoke: {
                id: 'readRailsAnew',
                src: 'readRails',
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: [
                      { type: 'setRails', params: ({ event }) => event.output },
                      { type: 'rememberRails', params: ({ event }) => event.output },
                      { type: 'emitListed', params: ({ event }) => event.output },
                    ],
                  },
                  { description: 'The rows that are shown stay.', target: 'resting' },
                ],
                onError: { description: 'The rows that are shown stay.', target: 'resting' },
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
      initial: 'beginning',
      states: {
        beginning: { description: 'The rows are requested first.', always: 'reading' },
        reading: {
          invoke: {
            id: 'readBeside',
            src: 'readBeside',
            onDone: {
              target: 'resting',
              actions: { type: 'setBeside', params: ({ event }) => event.output },
            },
            onError: {
              description: 'The known providers and tournaments stay.',
              target: 'resting',
            },
          },
        },
        resting: { on: { 'gameRails.requested': 'reading' } },
      },
    },
  },
})
