import { callOf } from '../../wire/api/call.ts'
import { getTournamentsEndpoint } from '../../wire/contract/tournament.operations.ts'
import type { Tournament } from './tournament.rules.ts'
import { readTournaments } from './tournament.rules.ts'

/** Reads the tournaments of a site. */
export const getTournamentsCall = callOf(
  'getTournaments',
  getTournamentsEndpoint,
)({
  write: ({ groupId }: { groupId: string }) => ({
    variables: { groupID: groupId },
  }),
  read: ({ data }, _request, { leaveOut }): { tournaments: readonly Tournament[] } | null => {
    const tournaments = readTournaments(data.getTournaments)
    leaveOut(data.getTournaments.length - tournaments.length)
    // If every tournament is malformed, the answer is unreadable, not empty.
    return tournaments.length === 0 && data.getTournaments.length > 0 ? null : { tournaments }
  },
})
