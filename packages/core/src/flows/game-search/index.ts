export type { GameSearchEvent } from './game-search.machine.ts'
export {
  type SearchBoxView,
  type SearchPageView,
  searchBoxView,
  searchPageView,
} from './game-search.view.ts'
export type { SearchRepair } from './search.games.ts'
export {
  afterTyping,
  leastSearchLength,
  nothingTyped,
  suggestionDelayMs,
} from './search-text.rules.ts'
