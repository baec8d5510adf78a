import { fromPromise } from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { getTournamentsCall } from './tournament.calls.ts'
import { tournamentKindOf } from './tournament.rules.ts'
import {
  type TournamentsInput,
  type TournamentsResult,
  tournamentsMachine,
} from './tournaments.machine.ts'

type TournamentServices = Pick<Services, 'api' | 'clock'> & {
  readonly site: Pick<Services['site'], 'groupId' | 'hasTournamentDetails'>
}

/** The chart of the tournaments, with its actors and actions provided. */
export function createTournamentsFlow(
  { api, clock, site: { groupId, hasTournamentDetails } }: TournamentServices,
  { route }: Pick<FlowStart, 'route'>,
) {
  const logic = tournamentsMachine.provide({
    actors: {
      listTournaments: fromPromise<TournamentsResult>(async ({ signal }) => {
        const options = { purpose: 'foreground', signal } as const
        const wanted = { groupId, hasDetails: hasTournamentDetails }
        const answer = await api.call(getTournamentsCall, wanted, options)
        return answer.kind === 'accepted'
          ? { kind: 'read', tournaments: answer.value.tournaments, now: clock.now() }
          : { kind: 'failed' }
      }),
      watchClock: createWatchClock(clock),
    },
  })
  const input: TournamentsInput = { kind: tournamentKindOf(route) ?? 'game', now: clock.now() }
  return { logic, input }
}
