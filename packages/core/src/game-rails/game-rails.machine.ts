import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../flow/not.provided.ts'
import type { Game } from '../game/game.ts'

/** The rows of games of the home page, in their order; the first two are a member's. */
export const gameRails = ['recent', 'favourite', 'hot', 'new', 'freespin'] as const

export type GameRail = (typeof gameRails)[number]

/** The games of each row; a row that is missing or empty is not shown. */
export type RailGames = Partial<Readonly<Record<GameRail, readonly Game[]>>>

export type GameRailsEvent = { type: 'gameRails.read' }

export type GameRailsResult =
  | { readonly kind: 'read'; readonly rails: RailGames }
  | { readonly kind: 'failed' }

export type GameRailsScreen = 'loading' | 'shown' | 'failed'

/** Rows of games to begin with: for everybody the popular and the new ones, for members their own. */
export const gameRailsMachine = setup({
  types: {
    context: {} as { readonly rails: RailGames },
    events: {} as GameRailsEvent,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: GameRailsScreen },
  },
  actors: {
    readRails: fromPromise<GameRailsResult>(notProvided('readRails')),
  },
  guards: {
    isRead: (_, { kind }: GameRailsResult) => kind === 'read',
  },
  actions: {
    noteRails: assign((_, result: GameRailsResult) =>
      result.kind === 'read' ? { rails: result.rails } : {},
    ),
  },
}).createMachine({
  id: 'gameRails',
  description:
    'Rows of games to begin with: for everybody the popular and the new ones, for members their own.',
  context: { rails: {} },
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
            actions: { type: 'noteRails', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      meta: { screen: 'shown' },
      initial: 'resting',
      on: { 'gameRails.read': '.rereading' },
      states: {
        resting: {},
        rereading: {
          invoke: {
            id: 'readRailsAnew',
            src: 'readRails',
            onDone: {
              target: 'resting',
              actions: { type: 'noteRails', params: ({ event }) => event.output },
            },
            onError: { description: 'The rows stay as they were.', target: 'resting' },
          },
        },
      },
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'gameRails.read': 'loading' },
    },
  },
})
