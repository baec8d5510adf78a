import type { SnapshotFrom } from 'xstate'
import type { Game } from '../game/game.ts'
import {
  type GameRail,
  type GameRailsScreen,
  gameRails,
  type gameRailsMachine,
} from './game-rails.machine.ts'

/** What the home page shows of games. */
export interface GameRailsView {
  readonly screen: GameRailsScreen
  /** The rows that have games, in their order. */
  readonly rails: readonly { readonly rail: GameRail; readonly games: readonly Game[] }[]
}

export function gameRailsView(snapshot: SnapshotFrom<typeof gameRailsMachine>): GameRailsView {
  const screens = Object.values(snapshot.getMeta()).flatMap((meta) => meta?.screen ?? [])
  const rails = gameRails
    .map((rail) => ({ rail, games: snapshot.context.rails[rail] ?? [] }))
    .filter(({ games }) => games.length > 0)
  return { screen: screens[0] ?? 'loading', rails }
}
