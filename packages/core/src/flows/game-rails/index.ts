export type { GameRail, GameRailsEvent } from './game-rails.machine.ts'
export { type GameRailsView, gameRailsView } from './game-rails.view.ts'
