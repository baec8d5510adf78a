import type { SnapshotFrom } from 'xstate'
import { timeLeft } from '../../base/time/countdown.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import {
  nextChange,
  sortTournaments,
  type Tournament,
  type TournamentKind,
  type TournamentState,
  tournamentState,
} from './tournament.rules.ts'
import type { TournamentsScreen, tournamentsMachine } from './tournaments.machine.ts'

/** The time until a tournament's state changes, in parts for display. */
export interface TimeUntil {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  /** Null while more than an hour is left. */
  readonly seconds: number | null
}

export interface ShownTournament extends Omit<Tournament, 'kind'> {
  readonly state: TournamentState
  /** The time until it starts or ends; null when it has ended. */
  readonly left: TimeUntil | null
}

/** What a page of tournaments shows. */
export interface TournamentsView {
  readonly screen: TournamentsScreen
  readonly kind: TournamentKind
  readonly tournaments: readonly ShownTournament[]
}

export function tournamentsView(
  snapshot: SnapshotFrom<typeof tournamentsMachine>,
): TournamentsView {
  const { kind, now, tournaments } = snapshot.context
  const shown = tournaments.filter((tournament) => tournament.kind === kind)
  return {
    screen: screenOf(snapshot, 'loading'),
    kind,
    tournaments: sortTournaments(shown, now).map((tournament) => {
      const { kind: _kind, ...rest } = tournament
      const change = nextChange(tournament, now)
      const left = change === null ? null : timeUntil(timeLeft(change, now))
      const state = tournamentState(tournament, now)
      return { ...rest, state, left }
    }),
  }
}

/** Rounds up, so that the time left is never shown as zero. */
function timeUntil(leftMs: number): TimeUntil {
  const step = leftMs > hour ? minute : second
  const rounded = Math.ceil(leftMs / step) * step
  return {
    days: Math.floor(rounded / day),
    hours: Math.floor((rounded % day) / hour),
    minutes: Math.floor((rounded % hour) / minute),
    seconds: leftMs > hour ? null : Math.floor((rounded % minute) / second),
  }
}
