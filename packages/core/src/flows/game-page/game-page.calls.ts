import { callOf } from '../../wire/api/call.ts'
import {
  getGameEndpoint,
  getGameInfoEndpoint,
  getSlotWinsEndpoint,
} from '../../wire/contract/game-info.operations.ts'
import type { Game } from '../game/game.ts'
import { readGames } from '../game/game.ts'
import type { GameInfo, SlotWin } from './game.info.ts'
import { readGameInfo, readSlotWins } from './game.info.ts'

/** One game, for a member or a visitor. */
export const getGameCall = callOf(
  'getGame',
  getGameEndpoint,
)({
  write: ({ gameId, groupId }: { groupId: string; gameId: string }) => ({
    variables: { groupID: groupId, gameID: gameId },
  }),
  read: ({ data }): { game: Game | null } | null => ({
    game: readGames(data.getGame ? [data.getGame] : [])[0] ?? null,
  }),
})

/** Reads the details of a game [GAME-07]. */
export const getGameInfoCall = callOf(
  'getGameInfo',
  getGameInfoEndpoint,
)({
  write: ({ gameId, groupId }: { groupId: string; gameId: string }) => ({
    variables: { groupID: groupId, gameID: gameId },
  }),
  read: ({ data }): { info: GameInfo | null } | null => ({
    info: data.getGameInfo ? readGameInfo(data.getGameInfo) : null,
  }),
})

/** Reads the recent wins in a game [GAME-06]. */
export const getSlotWinsCall = callOf(
  'getSlotWins',
  getSlotWinsEndpoint,
)({
  write: ({ gameId, groupId }: { groupId: string; gameId: string }) => ({
    variables: { groupID: groupId, gameID: gameId },
  }),
  read: ({ data }, _request, { leaveOut }): { wins: readonly SlotWin[] } | null => {
    const wins = readSlotWins(data.getSlotWins)
    leaveOut(data.getSlotWins.length - wins.length)
    return { wins }
  },
})
