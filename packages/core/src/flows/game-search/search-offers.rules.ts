import type { Game } from '../game/game.ts'
import { fold } from './search.fold.ts'
import { isLongEnough, searchTerm } from './search-text.rules.ts'

/** What a search box offers below itself: a search made before, or a game. */
export type SearchOffer =
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'game'; readonly game: Game }

/** How many games are suggested for a text. */
export const mostSuggestions = 6

/** How many recent searches are kept. */
export const mostRecentSearches = 5

/** How many popular games are offered before anything is typed. */
export const mostPopularGames = 6

/** The recent searches, newest first, after one more; a text that is too short is no search. */
export function withRecentSearch(recent: readonly string[], text: string): readonly string[] {
  const term = searchTerm(text)
  if (!isLongEnough(term)) return recent
  const others = recent.filter((other) => fold(other) !== fold(term))
  return [term, ...others].slice(0, mostRecentSearches)
}

/** Whether nothing that counts is typed. */
export function isNothingTyped(text: string): boolean {
  return searchTerm(text) === ''
}

/** What is offered for the text in a box: recent searches and popular games before anything is typed. */
export function searchOffers({
  popular,
  recent,
  suggestions,
  text,
}: {
  readonly popular: readonly Game[]
  readonly recent: readonly string[]
  readonly suggestions: readonly Game[]
  readonly text: string
}): readonly SearchOffer[] {
  if (!isNothingTyped(text)) return suggestions.map(ofGame)
  return [...recent.map((term) => ({ kind: 'term', term }) as const), ...popular.map(ofGame)]
}

const ofGame = (game: Game): SearchOffer => ({ kind: 'game', game })
