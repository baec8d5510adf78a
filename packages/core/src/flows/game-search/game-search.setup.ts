import { assign, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { type FailedReading, reportMissed } from '../../kernel/flow/missed.call.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { type GamesListing, listedFact } from '../favourite/favourites.rules.ts'
import type { FavouritesFact } from '../favourite/favourites.types.ts'
import type { Game } from '../game/game.ts'
import type { Found } from './search.games.ts'
import {
  isNothingTyped,
  type SearchOffer,
  searchOffers,
  withRecentSearch,
} from './search-offers.rules.ts'
import {
  afterTyping,
  isLongEnough,
  searchText,
  suggestionDelayMs,
  type TypedSearch,
  termOf,
  typedTextFor,
} from './search-text.rules.ts'

export interface GameSearchInput {
  /** The term in the address; null on other pages. */
  readonly term: string | null
}

/** The search boxes of header and sidebar share one text. */
export interface GameSearchContext extends GameSearchInput, TypedSearch {
  readonly suggestions: readonly Game[]
  /** What was searched for before, the latest first. */
  readonly recent: readonly string[]
  readonly popular: readonly Game[]
  /** The index of the offer that the arrow keys have reached, or null. */
  readonly active: number | null
  /** The results on the page. */
  readonly found: Found
}

export type GameSearchEvent =
  | { type: 'gameSearch.type'; text: string }
  /** Somebody is about to search: a box has the focus, or the page of the search is shown. */
  | { type: 'gameSearch.begin' }
  | { type: 'gameSearch.move'; by: 1 | -1 }
  | { type: 'gameSearch.submit' }
  /** The recent searches are to be forgotten. */
  | { type: 'gameSearch.forget' }
  /** An offer was pressed. */
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

/** The popular games; null if they could not be read. */
export interface PopularResult extends Pick<GamesListing, 'asOf'> {
  readonly games: readonly Game[] | null
}

export interface SearchWish {
  readonly term: string
  /** The keys that were pressed to type it. */
  readonly keys: string
  readonly limit: number | null
}

export type GameSearchScreen = 'elsewhere' | 'tooShort' | 'searching' | 'found' | 'empty' | 'failed'

/** The offer that the arrow keys have reached. */
export function activeOffer(context: GameSearchContext): SearchOffer | null {
  return context.active === null ? null : (searchOffers(context)[context.active] ?? null)
}

/** The results before there are any. */
export const nothingFound: Found = { games: [], repair: null }

/** The parts of the chart of the search. */
export const gameSearchSetup = setup({
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
    readPopular: promiseNotProvided<PopularResult>('readPopular'),
  },
  delays: { suggestionDelay: suggestionDelayMs },
  guards: {
    isLongEnough: ({ context: { text } }) => isLongEnough(text),
    becomesLongEnough: (_, { text }: { text: string }) => isLongEnough(searchText(text)),
    isNothingTyped: ({ context: { text } }) => isNothingTyped(text),
    becomesEmpty: (_, { text }: { text: string }) => isNothingTyped(searchText(text)),
    arePopularRead: (_, { games }: PopularResult) => games !== null,
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
    moveActive: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const count = searchOffers(context).length
      // The arrow keys also reach the box itself, besides the offers.
      const place = ((context.active ?? -1) + 1 + by + count + 1) % (count + 1)
      return { active: place === 0 ? null : place - 1 }
    }),
    setActive: assign((_, { index }: { index: number }) => ({ active: index })),
    setPopular: assign((_, { games }: PopularResult) => ({ popular: games ?? [] })),
    clearStart: assign({ popular: [], recent: [] }),
    keepSearch: assign(({ context }) => {
      const offer = activeOffer(context)
      const searched = offer?.kind === 'term' ? offer.term : context.text
      return { recent: withRecentSearch(context.recent, searched) }
    }),
    forgetSearches: assign({ recent: [], active: null }),
    setTerm: assign(({ context }, { address }: RouteSettled) => {
      const term = termOf(address)
      return { term, found: nothingFound, ...typedTextFor(context, term) }
    }),
    setFound: assign((_, result: GameSearchResult) => ({
      found: result.kind === 'read' ? { games: result.games, repair: result.repair } : nothingFound,
    })),
    clearFound: assign({ found: nothingFound }),
    emitListed: emit((_, result: GameSearchResult) =>
      listedFact(result.kind === 'read' ? result : null),
    ),
    emitPopularListed: emit((_, { asOf, games }: PopularResult) =>
      listedFact(games && { asOf, games }),
    ),
    reportMissed: ({ system }, result: GameSearchResult) => reportMissed(system, result),
    /** A member’s are stored; a visitor’s are only in the context. */
    readRecent: notProvided<[{ context: GameSearchContext }]>('readRecent'),
    writeRecent: notProvided<[{ context: GameSearchContext }]>('writeRecent'),
    openResults: notProvided<[{ context: GameSearchContext }]>('openResults'),
    openActive: notProvided<[{ context: GameSearchContext }]>('openActive'),
  },
})
