import { callOf } from '../../wire/api/call.ts'
import { getTournamentsEndpoint } from '../../wire/contract/tournament.operations.ts'
import type { Tournament } from './tournament.rules.ts'
import { readTournaments } from './tournament.rules.ts'

export interface TournamentsWanted {
  readonly groupId: string
  /** Whether board, rules and games are wanted. */
  readonly hasDetails?: boolean
}

/** Reads the tournaments of a site. */
export const getTournamentsCall = callOf(
  'getTournaments',
  getTournamentsEndpoint,
)({
  write: ({ groupId, hasDetails = false }: TournamentsWanted) => ({
    variables: { groupID: groupId },
    ...(hasDetails ? { isWider: true } : {}),
  }),
  read: ({ data }, _request, { leaveOut }): { tournaments: readonly Tournament[] } | null => {
    const tournaments = readTournaments(data.getTournaments)
    leaveOut(data.getTournaments.length - tournaments.length)
    // If every tournament is malformed, the answer is unreadable, not empty.
    return tournaments.length === 0 && data.getTournaments.length > 0 ? null : { tournaments }
  },
})
