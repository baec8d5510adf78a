import {
  type TournamentsResult,
  tournamentsMachine,
} from '../../../src/flows/tournament/tournaments.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const tournamentsCases = casesOf({
  chart: tournamentsMachine,
  inputs: [{ kind: 'game', now: testEpoch }],
  events: [
    settledAt('/slot-tournament'),
    { type: 'tournaments.retry' },
    { type: 'content.retried' },
    { type: 'clock.ticked', now: testEpoch + 1 },
  ],
  answers: {
    listTournaments: [
      { kind: 'read', tournaments: [], now: testEpoch },
      { kind: 'failed' },
    ] satisfies TournamentsResult[],
  },
})
