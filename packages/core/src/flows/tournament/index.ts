export type { TournamentGame, TournamentPlace, TournamentState } from './tournament.rules.ts'
export type { TournamentsEvent } from './tournaments.machine.ts'
export {
  type ShownTournament,
  type TimeUntil,
  type TournamentsView,
  tournamentsView,
} from './tournaments.view.ts'
