import { assign, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { FavouritesFact } from '../favourite/favourites.machine.ts'
import { listedFact } from '../favourite/favourites.rules.ts'
import type { Game } from '../game/game.ts'
import type { Found } from './search.games.ts'
import {
  afterTyping,
  isLongEnough,
  nothingTyped,
  searchTerm,
  searchText,
  suggestionDelayMs,
  type TypedSearch,
  termOf,
} from './search-text.rules.ts'

export interface GameSearchInput {
  /** The term in the address; null on other pages. */
  readonly term: string | null
}

/** The search boxes of header and sidebar share one text. */
export interface GameSearchContext extends GameSearchInput, TypedSearch {
  readonly suggestions: readonly Game[]
  /** The index of the suggestion that the arrow keys have reached, or null. */
  readonly active: number | null
  /** The results on the page. */
  readonly found: Found
}

export type GameSearchEvent =
  | { type: 'gameSearch.type'; text: string }
  | { type: 'gameSearch.move'; by: 1 | -1 }
  | { type: 'gameSearch.submit' }
  /** A suggestion was pressed. */
  | { type: 'gameSearch.take'; index: number }
  | { type: 'gameSearch.close' }
  | { type: 'gameSearch.retry' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'content.retried' }
  | RouteSettled

export type GameSearchResult =
  | ({ readonly kind: 'read'; readonly asOf: number } & Found)
  | FailedReading

export interface SearchWish {
  readonly term: string
  /** The keys that were pressed to type it. */
  readonly keys: string
  readonly limit: number | null
}

export type GameSearchScreen = 'elsewhere' | 'tooShort' | 'searching' | 'found' | 'empty' | 'failed'

/** How many games are suggested. */
export const mostSuggestions = 6

const nothing: Found = { games: [], repair: null }

/** The text of the box for a term in the address; the pressed keys are kept if they led to this term. */
function typedTextFor({ raw, text }: TypedSearch, term: string | null): TypedSearch {
  if (term === null) return { raw, text }
  return { text: term, raw: searchTerm(text) === searchTerm(term) ? raw : term }
}

/** The search for games: the typed text, the suggestions and the page of results. */
export const gameSearchMachine = setup({
  types: {
    context: {} as GameSearchContext,
    events: {} as GameSearchEvent,
    input: {} as GameSearchInput,
    emitted: {} as FavouritesFact,
    tags: {} as 'busy' | 'failure' | 'offering' | 'tooShort',
    meta: {} as { screen: GameSearchScreen },
  },
  actors: {
    search: promiseNotProvided<GameSearchResult, SearchWish>('search'),
  },
  delays: { suggestionDelay: suggestionDelayMs },
  guards: {
    isLongEnough: ({ context: { text } }) => isLongEnough(text),
    becomesLongEnough: (_, { text }: { text: string }) => isLongEnough(searchText(text)),
    hasActive: ({ context: { active } }) => active !== null,
    hasGames: (_, result: GameSearchResult) => result.kind === 'read' && result.games.length > 0,
    isRead: (_, { kind }: GameSearchResult) => kind === 'read',
    isOther: ({ context }, { address }: RouteSettled) => termOf(address) !== context.term,
    hasNoTerm: ({ context: { term } }) => term === null,
    isTermLongEnough: ({ context: { term } }) => term !== null && isLongEnough(term),
  },
  actions: {
    setText: assign(({ context }, { text }: { text: string }) => ({
      ...afterTyping(context, text),
      suggestions: [],
      active: null,
    })),
    setSuggestions: assign((_, result: GameSearchResult) => ({
      suggestions: result.kind === 'read' ? result.games : [],
      active: null,
    })),
    clearSuggestions: assign({ suggestions: [], active: null }),
    moveActive: assign(({ context: { active, suggestions } }, { by }: { by: 1 | -1 }) => {
      const count = suggestions.length
      // The arrow keys also reach the box itself, besides the suggestions.
      const place = ((active ?? -1) + 1 + by + count + 1) % (count + 1)
      return { active: place === 0 ? null : place - 1 }
    }),
    setActive: assign((_, { index }: { index: number }) => ({ active: index })),
    setTerm: assign(({ context }, { address }: RouteSettled) => {
      const term = termOf(address)
      return { term, found: nothing, ...typedTextFor(context, term) }
    }),
    setFound: assign((_, result: GameSearchResult) => ({
      found: result.kind === 'read' ? { games: result.games, repair: result.repair } : nothing,
    })),
    clearFound: assign({ found: nothing }),
    emitListed: emit((_, result: GameSearchResult) =>
      listedFact(result.kind === 'read' ? result : null),
    ),
    reportMissed: ({ system }, result: GameSearchResult) => reportMissed(system, result),
    openResults: notProvided<[{ context: GameSearchContext }]>('openResults'),
    openActive: notProvided<[{ context: GameSearchContext }]>('openActive'),
  },
}).createMachine({
  id: 'gameSearch',
  description: 'The search for games: the typed text, the suggestions and the page of results.',
  context: ({ input: { term } }) => ({
    term,
    ...typedTextFor(nothingTyped, term),
    suggestions: [],
    active: null,
    found: nothing,
  }),
  type: 'parallel',
  states: {
    box: {
      initial: 'resting',
      on: {
        'gameSearch.type': [
          {
            guard: { type: 'becomesLongEnough', params: ({ event }) => event },
            target: '.waiting',
            reenter: true,
            actions: { type: 'setText', params: ({ event }) => event },
          },
          { target: '.resting', actions: { type: 'setText', params: ({ event }) => event } },
        ],
        'gameSearch.submit': [
          { guard: 'hasActive', target: '.resting', actions: ['openActive', 'clearSuggestions'] },
          {
            guard: 'isLongEnough',
            target: '.resting',
            actions: ['openResults', 'clearSuggestions'],
          },
          { target: '.tooShort' },
        ],
        'gameSearch.close': { target: '.resting', actions: 'clearSuggestions' },
        'session.started': { target: '.resting', actions: 'clearSuggestions' },
        'session.ended': { target: '.resting', actions: 'clearSuggestions' },
      },
      states: {
        resting: {},
        tooShort: {
          description: 'The box shows how many characters a search needs.',
          tags: 'tooShort',
        },
        waiting: { after: { suggestionDelay: 'suggesting' } },
        suggesting: {
          invoke: {
            id: 'suggest',
            src: 'search',
            input: ({ context: { raw, text } }) => ({
              term: searchTerm(text),
              keys: raw,
              limit: mostSuggestions,
            }),
            onDone: [
              {
                guard: { type: 'hasGames', params: ({ event }) => event.output },
                target: 'offering',
                actions: { type: 'setSuggestions', params: ({ event }) => event.output },
              },
              { target: 'resting' },
            ],
            onError: {
              description: 'Suggestions are optional: the page of results shows a failure.',
              target: 'resting',
            },
          },
        },
        offering: {
          tags: 'offering',
          on: {
            'gameSearch.move': { actions: { type: 'moveActive', params: ({ event }) => event } },
            'gameSearch.take': {
              target: 'resting',
              actions: [
                { type: 'setActive', params: ({ event }) => event },
                'openActive',
                'clearSuggestions',
              ],
            },
          },
        },
      },
    },
    page: {
      initial: 'deciding',
      on: {
        'route.settled': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'setTerm', params: ({ event }) => event },
        },
        'session.started': {
          description: 'The results were found for another reader.',
          target: '.deciding',
          actions: 'clearFound',
        },
        'session.ended': { target: '.deciding', actions: 'clearFound' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasNoTerm', target: 'elsewhere' },
            { guard: 'isTermLongEnough', target: 'searching' },
            { target: 'tooShort' },
          ],
        },
        elsewhere: { meta: { screen: 'elsewhere' } },
        tooShort: {
          description: 'The term in the address is too short for a search.',
          meta: { screen: 'tooShort' },
        },
        searching: {
          tags: 'busy',
          meta: { screen: 'searching' },
          invoke: {
            id: 'searchPage',
            src: 'search',
            input: ({ context: { raw, term } }) => ({
              term: searchTerm(term ?? ''),
              keys: raw,
              limit: null,
            }),
            onDone: [
              {
                guard: { type: 'hasGames', params: ({ event }) => event.output },
                target: 'found',
                actions: [
                  { type: 'setFound', params: ({ event }) => event.output },
                  { type: 'emitListed', params: ({ event }) => event.output },
                ],
              },
              { guard: { type: 'isRead', params: ({ event }) => event.output }, target: 'empty' },
              {
                target: 'failed',
                actions: { type: 'reportMissed', params: ({ event }) => event.output },
              },
            ],
            onError: 'failed',
          },
        },
        found: { meta: { screen: 'found' } },
        empty: { meta: { screen: 'empty' } },
        failed: {
          tags: 'failure',
          meta: { screen: 'failed' },
          on: { 'gameSearch.retry': 'searching', 'content.retried': 'searching' },
        },
      },
    },
  },
})
