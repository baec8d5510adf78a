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
  read: ({ data }) => ({ tournaments: readTournaments(data.getTournaments) }),
}
