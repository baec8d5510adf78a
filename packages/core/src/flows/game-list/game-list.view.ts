import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { Game } from '../game/game.ts'
import type { GameListScreen, gameListMachine } from './game-list.machine.ts'
import type { ListChoice, ListTopic } from './game-list.rules.ts'

/** What a list page shows; `arrangeGames` sorts its games. */
export interface GameListView {
  readonly screen: GameListScreen
  readonly topic: ListTopic
  readonly choice: ListChoice
  readonly games: readonly Game[]
}

export function gameListView(snapshot: SnapshotFrom<typeof gameListMachine>): GameListView {
  const { choice, games, topic } = snapshot.context
  return { screen: screenOf(snapshot, 'loading'), topic, choice, games }
}
