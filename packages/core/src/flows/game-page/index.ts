export type { GameInfo, RtpPeriod, SlotWin } from './game.info.ts'
export type { GamePageEvent } from './game-page.machine.ts'
export type { GameDetails, GameSubject } from './game-page.rules.ts'
export { type GamePageView, gamePageView } from './game-page.view.ts'
