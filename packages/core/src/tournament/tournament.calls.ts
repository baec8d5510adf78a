import type { Call } from '../api/call.ts'
import { getTournamentsEndpoint } from '../contract/graphql/tournament.operations.ts'
import { readTournaments } from './tournament.rules.ts'

/** Reads the tournaments of a site. */
export const getTournamentsCall: Call<'getTournaments'> = {
  name: 'getTournaments',
  endpoint: getTournamentsEndpoint,
  write: ({ groupId }) => ({
    body: {
      operationName: 'getTournaments',
      query: getTournamentsEndpoint.operation.document,
      variables: { groupID: groupId },
    },
  }),
  read: ({ data }, _request, { leaveOut }) => {
    const tournaments = readTournaments(data.getTournaments)
    leaveOut(data.getTournaments.length - tournaments.length)
    // Tournaments of which nothing could be read are not none.
    return tournaments.length === 0 && data.getTournaments.length > 0 ? null : { tournaments }
  },
}
