export type { GameRail, GameRailsEvent, gameRailsMachine } from './game-rails.machine.ts'
export { type GameRailsView, gameRailsView } from './game-rails.view.ts'
