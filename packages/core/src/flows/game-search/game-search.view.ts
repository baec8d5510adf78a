import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { Game } from '../game/game.ts'
import type { gameSearchMachine } from './game-search.machine.ts'
import type { GameSearchScreen } from './game-search.setup.ts'
import type { SearchRepair } from './search.games.ts'
import { type SearchOffer, searchOffers } from './search-offers.rules.ts'

/** What a search box shows. */
export interface SearchBoxView {
  readonly text: string
  /** What is offered below the box; nothing while it is closed. */
  readonly offers: readonly SearchOffer[]
  readonly active: number | null
  /** Enter was pressed with too short a text. */
  readonly isTooShort: boolean
}

/** What the page of results shows. */
export interface SearchPageView {
  readonly screen: GameSearchScreen
  readonly term: string
  readonly games: readonly Game[]
  readonly repair: SearchRepair | null
  /** Where to go on without results. */
  readonly recent: readonly string[]
  readonly popular: readonly Game[]
}

export function searchBoxView(snapshot: SnapshotFrom<typeof gameSearchMachine>): SearchBoxView {
  const { active, text } = snapshot.context
  return {
    text,
    offers: snapshot.hasTag('offering') ? searchOffers(snapshot.context) : [],
    active,
    isTooShort: snapshot.hasTag('tooShort'),
  }
}

export function searchPageView(snapshot: SnapshotFrom<typeof gameSearchMachine>): SearchPageView {
  const screen = screenOf(snapshot, 'elsewhere')
  const { found, popular, recent, term } = snapshot.context
  return { screen, term: term ?? '', ...found, popular, recent }
}
