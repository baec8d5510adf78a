import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { type ShownProvider, sortedProviders } from '../game/game.providers.ts'
import type { Game } from '../game/game.ts'
import type { Tournament } from '../tournament/tournament.rules.ts'
import {
  type GameRail,
  type GameRailsScreen,
  gameRails,
  type gameRailsMachine,
} from './game-rails.machine.ts'

/** The games that the home page shows. */
export interface GameRailsView {
  readonly screen: GameRailsScreen
  /** The rows that have games, in display order. */
  readonly rails: readonly { readonly rail: GameRail; readonly games: readonly Game[] }[]
  /** False while the rows are those of the last visit: another device may have changed their hearts. */
  readonly areHeartsKnown: boolean
  readonly providers: readonly ShownProvider[]
  readonly tournaments: readonly Tournament[]
}

export function gameRailsView(snapshot: SnapshotFrom<typeof gameRailsMachine>): GameRailsView {
  const rails = gameRails
    .map((rail) => ({ rail, games: snapshot.context.rails[rail] ?? [] }))
    .filter(({ games }) => games.length > 0)
  const screen = screenOf(snapshot, 'loading')
  // Shown before the rows are loaded, they would be moved when the rows appear above them.
  const { providers, tournaments } = screen === 'loading' ? nothing : snapshot.context
  return {
    screen,
    rails,
    areHeartsKnown: !snapshot.hasTag('heartsUnknown'),
    providers: sortedProviders(providers),
    tournaments,
  }
}

const nothing = { providers: [], tournaments: [] } as const
