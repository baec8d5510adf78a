export { type GameSort, gameSorts } from '../game/game.types.ts'
export { type GameTrait, highRtp, toggledTrait, traitsOf } from './game.traits.ts'
export type { GameListEvent } from './game-list.machine.ts'
export {
  arrangeGames,
  isNarrowed,
  type ListTopic,
  longListFrom,
  namedTopic,
  providersOf,
  readListAddress,
} from './game-list.rules.ts'
export { type GameListView, gameListView } from './game-list.view.ts'
