import type { Game } from '../game/game.ts'
import { onOtherLayout } from './keyboard.layout.ts'
import { findGames, findNearGames, type SearchIndex } from './search.index.ts'
import { searchText } from './search-text.rules.ts'

/** What was found, and how it was understood. */
export interface Found {
  readonly games: readonly Game[]
  readonly repair: SearchRepair | null
}

export type SearchRepair =
  /** Typed on the other keyboard: this was meant. */
  | { readonly kind: 'layout'; readonly term: string }
  /** Nothing is called so; these are called alike. */
  | { readonly kind: 'spelling' }

/**
 * Searches for a term, then for what its keys mean on the other keyboard, then for what is spelt alike.
 * The keys are the term with the characters that a search box drops.
 */
export function searchGames(index: SearchIndex, term: string, keys = term): Found {
  const exact = findGames(index, term)
  if (exact.length > 0) return { games: exact, repair: null }
  for (const pressed of new Set([keys, term])) {
    const meant = searchText(onOtherLayout(pressed.trim()))
    const onLayout = findGames(index, meant)
    if (onLayout.length > 0) return { games: onLayout, repair: { kind: 'layout', term: meant } }
  }
  const alike = findNearGames(index, term)
  return { games: alike, repair: alike.length > 0 ? { kind: 'spelling' } : null }
}
