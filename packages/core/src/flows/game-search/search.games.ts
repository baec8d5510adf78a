import type { Game } from '../game/game.ts'
import { onOtherLayout } from './keyboard.layout.ts'
import { findGames, findNearGames, type SearchIndex } from './search.index.ts'
import { searchText } from './search-text.rules.ts'

/** The results, and how the term was corrected to find them. */
export interface Found {
  readonly games: readonly Game[]
  readonly repair: SearchRepair | null
}

export type SearchRepair =
  /** The term was typed with the wrong keyboard layout; `term` is what was meant. */
  | { readonly kind: 'layout'; readonly term: string }
  /** No name matches; the results have similar names. */
  | { readonly kind: 'spelling' }

/**
 * Searches for a term, then for what its keys produce on the other keyboard layout, then for similar spellings.
 * @param keys the term with the characters that a search box drops.
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
