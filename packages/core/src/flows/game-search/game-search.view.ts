import type { SnapshotFrom } from 'xstate'
import type { Game } from '../game/game.ts'
import type { GameSearchScreen, gameSearchMachine } from './game-search.machine.ts'
import type { SearchRepair } from './search.games.ts'

/** What a search box shows. */
export interface SearchBoxView {
  readonly text: string
  /** The suggestions below the box; none while they are closed. */
  readonly suggestions: readonly Game[]
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
}

export function searchBoxView(snapshot: SnapshotFrom<typeof gameSearchMachine>): SearchBoxView {
  const { active, suggestions, text } = snapshot.context
  return {
    text,
    suggestions: snapshot.hasTag('offering') ? suggestions : [],
    active,
    isTooShort: snapshot.hasTag('tooShort'),
  }
}

export function searchPageView(snapshot: SnapshotFrom<typeof gameSearchMachine>): SearchPageView {
  const metas = Object.values(snapshot.getMeta())
  const screen = metas.find((meta) => meta?.screen !== undefined)?.screen ?? 'elsewhere'
  const { found, term } = snapshot.context
  return { screen, term: term ?? '', ...found }
}
