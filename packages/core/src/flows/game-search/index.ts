export type { GameSearchEvent } from './game-search.setup.ts'
export {
  type SearchBoxView,
  type SearchPageView,
  searchBoxView,
  searchPageView,
} from './game-search.view.ts'
export type { SearchRepair } from './search.games.ts'
export type { SearchOffer } from './search-offers.rules.ts'
export {
  afterTyping,
  leastSearchLength,
  nothingTyped,
  suggestionDelayMs,
} from './search-text.rules.ts'
