export { type GameSort, gameSorts } from '../game/game.types.ts'
export type { GameListEvent } from './game-list.machine.ts'
export {
  arrangeGames,
  type ListTopic,
  longListFrom,
  providersOf,
  readListAddress,
} from './game-list.rules.ts'
export { type GameListView, gameListView } from './game-list.view.ts'
