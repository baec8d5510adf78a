import type { Call } from '../api/call.ts'
import {
  getGameEndpoint,
  getGameInfoEndpoint,
  getSlotWinsEndpoint,
} from '../contract/graphql/game-info.operations.ts'
import { readGames } from '../game/game.ts'
import { readGameInfo, readSlotWins } from './game.info.ts'

/** One game, for whoever asks. */
export const getGameCall: Call<'getGame'> = {
  name: 'getGame',
  endpoint: getGameEndpoint,
  write: ({ gameId, groupId }) => ({
    body: {
      operationName: 'getGame',
      query: getGameEndpoint.operation.document,
      variables: { groupID: groupId, gameID: gameId },
    },
  }),
  read: ({ data }) => ({ game: readGames(data.getGame ? [data.getGame] : [])[0] ?? null }),
}

/** What is known about a game [GAME-07]. */
export const getGameInfoCall: Call<'getGameInfo'> = {
  name: 'getGameInfo',
  endpoint: getGameInfoEndpoint,
  write: ({ gameId, groupId }) => ({
    body: {
      operationName: 'getGameInfo',
      query: getGameInfoEndpoint.operation.document,
      variables: { groupID: groupId, gameID: gameId },
    },
  }),
  read: ({ data }) => ({ info: data.getGameInfo ? readGameInfo(data.getGameInfo) : null }),
}

/** Who won lately in a game [GAME-06]. */
export const getSlotWinsCall: Call<'getSlotWins'> = {
  name: 'getSlotWins',
  endpoint: getSlotWinsEndpoint,
  write: ({ gameId, groupId }) => ({
    body: {
      operationName: 'getSlotWins',
      query: getSlotWinsEndpoint.operation.document,
      variables: { groupID: groupId, gameID: gameId },
    },
  }),
  read: ({ data }, _request, { leaveOut }) => {
    const wins = readSlotWins(data.getSlotWins)
    leaveOut(data.getSlotWins.length - wins.length)
    return { wins }
  },
}
