import { assign, type EventObject, setup } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { callbackNotProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  nextChangeOf,
  type Tournament,
  type TournamentKind,
  tournamentKindOf,
} from './tournament.rules.ts'

export interface TournamentsInput {
  readonly kind: TournamentKind
  /** Epoch milliseconds. */
  readonly now: number
}

export interface TournamentsContext extends TournamentsInput {
  /** Of both kinds. */
  readonly tournaments: readonly Tournament[]
}

export type TournamentsEvent =
  | RouteSettled
  | { type: 'tournaments.retry' }
  | { type: 'content.retried' }
  | { type: 'clock.ticked'; now: number }

export type TournamentsResult =
  | { readonly kind: 'read'; readonly tournaments: readonly Tournament[]; readonly now: number }
  | { readonly kind: 'failed' }

export type TournamentsScreen = 'loading' | 'shown' | 'failed'

/** Tournaments that are coming, active or ended; their states follow the clock [GAME-15]. */
export const tournamentsMachine = setup({
  types: {
    context: {} as TournamentsContext,
    events: {} as TournamentsEvent,
    input: {} as TournamentsInput,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: TournamentsScreen },
  },
  actors: {
    listTournaments: promiseNotProvided<TournamentsResult>('listTournaments'),
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
  },
  guards: {
    isRead: (_, { kind }: TournamentsResult) => kind === 'read',
  },
  actions: {
    setKind: assign(({ context }, { route }: RouteSettled) => ({
      kind: tournamentKindOf(route) ?? context.kind,
    })),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setTournaments: assign((_, result: TournamentsResult) =>
      result.kind === 'read' ? { tournaments: result.tournaments, now: result.now } : {},
    ),
  },
}).createMachine({
  id: 'tournaments',
  description: 'Tournaments that are coming, active or ended; their states follow the clock.',
  context: ({ input }) => ({ ...input, tournaments: [] }),
  initial: 'loading',
  on: {
    'route.settled': { actions: { type: 'setKind', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'listTournaments',
        src: 'listTournaments',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setTournaments', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'The clock is read every second, and at the moment when a state changes.',
      meta: { screen: 'shown' },
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context: { now, tournaments } }) => ({
          deadline: nextChangeOf(tournaments, now) ?? now,
        }),
        onError: { description: 'The page keeps the states that it had when it was opened.' },
      },
      on: { 'clock.ticked': { actions: { type: 'setNow', params: ({ event }) => event } } },
    },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'tournaments.retry': 'loading', 'content.retried': 'loading' },
    },
  },
})
