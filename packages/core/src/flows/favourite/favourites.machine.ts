import { assign, emit, setup } from 'xstate'
import type { ToastRequested } from '../../base/messages/message.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  afterFailure,
  afterListing,
  afterSaving,
  afterServerState,
  afterToggle,
  afterUnknownOutcome,
  favouriteFailedToast,
  favouriteUnknownToast,
  type GamesListing,
  nextUnknown,
  nextWish,
  noFavourites,
  type Toggle,
} from './favourites.rules.ts'
import type {
  CountsResult,
  FavouriteIdsResult,
  FavouritesContext,
  FavouritesEvent,
  FavouritesInput,
  IdentifyResult,
  OfGame,
} from './favourites.types.ts'

/**
 * The games that a member likes and has played. Hearts are sent one at a time: a call toggles [GAME-20, GAME-21].
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    input: {} as FavouritesInput,
    events: {} as FavouritesEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'identifying' | 'failure',
  },
  actors: {
    identify: promiseNotProvided<IdentifyResult>('identify'),
    countGames: promiseNotProvided<CountsResult, { memberId: string }>('countGames'),
    toggleFavourite: promiseNotProvided<CountsResult, OfGame>('toggleFavourite'),
    readFavourites: promiseNotProvided<FavouriteIdsResult, { memberId: string }>('readFavourites'),
    addRecent: promiseNotProvided<CountsResult, OfGame>('addRecent'),
  },
  guards: {
    isKnown: (_, { kind }: IdentifyResult) => kind === 'known',
    hasWish: ({ context }) => nextWish(context) !== null,
    isNextOutcomeUnknown: ({ context }) => nextUnknown(context) !== null,
    hasPlayed: ({ context }) => context.played.length > 0,
    isSaved: (_, { kind }: CountsResult) => kind === 'saved',
    isRead: (_, { kind }: FavouriteIdsResult) => kind === 'read',
    isGranted: ({ context: { known, saving } }, result: FavouriteIdsResult) =>
      saving !== null && result.kind === 'read' && result.ids.includes(saving) !== known[saving],
  },
  actions: {
    setMember: assign((_, result: IdentifyResult) =>
      result.kind === 'known' ? { memberId: result.memberId } : { missed: result.missed },
    ),
    setToggle: assign(({ context }, toggle: Toggle) => afterToggle(context, toggle)),
    setPlayed: assign(({ context }, { gameId }: { gameId: string }) => ({
      played: [...context.played, gameId],
    })),
    setSaving: assign(({ context }) => ({ saving: nextWish(context) })),
    setCounts: assign(({ context }, result: CountsResult) =>
      result.kind === 'saved' ? { counts: result.counts } : { counts: context.counts },
    ),
    confirmWish: assign(({ context }) =>
      context.saving === null ? {} : afterSaving(context, context.saving),
    ),
    setFavouritesCount: assign(({ context: { counts } }, result: FavouriteIdsResult) =>
      result.kind === 'read' && counts
        ? { counts: { ...counts, favourites: result.ids.length } }
        : {},
    ),
    undoWish: assign(({ context }) =>
      context.saving === null ? {} : afterFailure(context, context.saving),
    ),
    setOutcomeUnknown: assign(({ context }) =>
      context.saving === null ? {} : afterUnknownOutcome(context, context.saving),
    ),
    setServerState: assign(({ context }, result: FavouriteIdsResult) =>
      context.saving === null || result.kind === 'failed'
        ? {}
        : afterServerState(context, context.saving, result.ids.includes(context.saving)),
    ),
    setListing: assign(({ context }, listing: GamesListing) =>
      afterListing(context, listing, context.saving),
    ),
    advanceOrder: assign(({ context }) => ({ order: context.order + 1 })),
    endSaving: assign({ saving: null }),
    clearMissed: assign({ missed: null }),
    undoAllWishes: assign({ wishes: {} }),
    clearPlayed: assign({ played: [] }),
    dropPlayed: assign(({ context }) => ({ played: context.played.slice(1) })),
    emitFailed: emit({ type: 'toast.requested', toast: favouriteFailedToast }),
    emitOutcomeUnknown: emit({ type: 'toast.requested', toast: favouriteUnknownToast }),
  },
}).createMachine({
  id: 'favourites',
  description:
    'The games that a member likes and has played. Hearts change at once, but are sent one at a time.',
  context: ({ input: { memberId } }) => ({
    ...noFavourites,
    memberId,
    counts: null,
    missed: null,
    played: [],
    saving: null,
  }),
  initial: 'identifying',
  on: {
    'favourites.toggle': { actions: { type: 'setToggle', params: ({ event }) => event } },
    'favourites.played': { actions: { type: 'setPlayed', params: ({ event }) => event } },
    'favourites.asked': { actions: 'advanceOrder' },
    'favourites.listed': { actions: { type: 'setListing', params: ({ event }) => event } },
  },
  states: {
    identifying: {
      description:
        'Calls about a member’s games need an id that only the server knows. Lists are read with the one it stated on an earlier visit.',
      tags: 'identifying',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'counting',
            actions: { type: 'setMember', params: ({ event }) => event.output },
          },
          {
            guard: 'hasWish',
            target: 'unknown',
            actions: [{ type: 'setMember', params: ({ event }) => event.output }, 'emitFailed'],
          },
          {
            target: 'unknown',
            actions: { type: 'setMember', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unknown', actions: 'clearMissed' },
      },
    },
    counting: {
      description: 'Lists of games do not wait for the counts.',
      invoke: {
        id: 'countGames',
        src: 'countGames',
        input: ({ context: { memberId } }) => ({ memberId: memberId ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'setCounts', params: ({ event }) => event.output },
        },
        onError: {
          description: 'The next heart or opened game brings the counts.',
          target: 'resting',
        },
      },
    },
    unknown: {
      description: 'The member is identified at the next press, or for the next list of games.',
      tags: 'failure',
      entry: ['undoAllWishes', 'clearPlayed'],
      on: {
        'favourites.asked': { target: 'identifying', actions: 'advanceOrder' },
        'favourites.toggle': {
          target: 'identifying',
          actions: { type: 'setToggle', params: ({ event }) => event },
        },
        'favourites.played': {
          target: 'identifying',
          actions: { type: 'setPlayed', params: ({ event }) => event },
        },
      },
    },
    resting: {
      entry: 'endSaving',
      always: [
        { guard: 'isNextOutcomeUnknown', target: 'lookingUp', actions: 'setSaving' },
        { guard: 'hasWish', target: 'saving', actions: 'setSaving' },
        { guard: 'hasPlayed', target: 'recording' },
      ],
    },
    saving: {
      invoke: {
        id: 'toggleFavourite',
        src: 'toggleFavourite',
        input: ({ context: { memberId, saving } }) => ({
          memberId: memberId ?? '',
          gameId: saving ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['confirmWish', { type: 'setCounts', params: ({ event }) => event.output }],
          },
          { target: 'comparing' },
        ],
        onError: {
          description: 'The server’s list says whether it was carried out.',
          target: 'comparing',
        },
      },
    },
    comparing: {
      description: 'The lost call may have been carried out; sending it again would undo it.',
      invoke: {
        id: 'readFavourites',
        src: 'readFavourites',
        input: ({ context: { memberId } }) => ({ memberId: memberId ?? '' }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              'confirmWish',
              { type: 'setFavouritesCount', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['undoWish', 'emitFailed'],
          },
          { target: 'resting', actions: ['setOutcomeUnknown', 'emitOutcomeUnknown'] },
        ],
        onError: {
          description: 'The last known state is shown again, and a toast says so.',
          target: 'resting',
          actions: ['setOutcomeUnknown', 'emitOutcomeUnknown'],
        },
      },
    },
    lookingUp: {
      description:
        'The outcome of the game’s last toggle is unknown: the list is read before another is sent.',
      invoke: {
        id: 'lookUp',
        src: 'readFavourites',
        input: ({ context: { memberId } }) => ({ memberId: memberId ?? '' }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'setServerState', params: ({ event }) => event.output },
              { type: 'setFavouritesCount', params: ({ event }) => event.output },
            ],
          },
          { target: 'resting', actions: ['setOutcomeUnknown', 'emitOutcomeUnknown'] },
        ],
        onError: {
          description: 'The last known state is shown again, and a toast says so.',
          target: 'resting',
          actions: ['setOutcomeUnknown', 'emitOutcomeUnknown'],
        },
      },
    },
    recording: {
      invoke: {
        id: 'addRecent',
        src: 'addRecent',
        input: ({ context: { memberId, played } }) => ({
          memberId: memberId ?? '',
          gameId: played[0] ?? '',
        }),
        onDone: {
          target: 'resting',
          actions: ['dropPlayed', { type: 'setCounts', params: ({ event }) => event.output }],
        },
        onError: {
          description: 'The game will be missing from the played ones; nothing else depends on it.',
          target: 'resting',
          actions: 'dropPlayed',
        },
      },
    },
  },
})
