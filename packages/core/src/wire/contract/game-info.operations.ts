import * as z from 'zod/mini'
import { bahtAmount, formed, maybe } from './fields.ts'
import { game } from './game.fields.ts'
import { gameFields } from './game.selection.ts'
import { operation } from './graphql.operation.ts'

const gameOfSite = z.object({
  groupID: z.string().check(z.minLength(1)),
  gameID: z.string().check(z.minLength(1)),
})

const period = z.object({ trend: z.enum(['up', 'down', 'flat']), rtp: z.number() })

export const gameInfo = z.object({
  rtp: z.number(),
  min_bet: bahtAmount(),
  max_bet: bahtAmount(),
  volatility: z.enum(['low', 'medium', 'high']),
  paylines: z.int(),
  hit_ratio: z.number(),
  day: period,
  week: period,
  month: period,
})

export const slotWin = z.object({
  /** Shortened by the server. */
  username: z.string(),
  date_time: formed('instant', z.string()),
  bet: bahtAmount(),
  win: bahtAmount(),
  multiplier: z.number(),
})

/** One game, for members and visitors; null where there is none with this id. */
export const getGameEndpoint = operation({
  name: 'getGame',
  document: `query getGame($groupID: String!, $gameID: String!) {
  getGame(groupID: $groupID, gameID: $gameID) {
    ${gameFields}
  }
}`,
  variables: gameOfSite,
  data: z.object({ getGame: maybe(game) }),
  context: 'game',
  servesVisitors: true,
  source:
    'API-36, ROUTE-19: a game has a page and the documents no call for one game; the query is ours',
})

/** The details of a slot game; null where there are none. */
export const getGameInfoEndpoint = operation({
  name: 'getGameInfo',
  document: `query getGameInfo($groupID: String!, $gameID: String!) {
  getGameInfo(groupID: $groupID, gameID: $gameID) {
    rtp min_bet max_bet volatility paylines hit_ratio
    day { trend rtp }
    week { trend rtp }
    month { trend rtp }
  }
}`,
  variables: gameOfSite,
  data: z.object({ getGameInfo: maybe(gameInfo) }),
  context: 'game',
  servesVisitors: true,
  source: 'API-36, GAME-07: the documents show the fields and no call; the query is ours',
})

/** The recent wins in a slot game, newest first. */
export const getSlotWinsEndpoint = operation({
  name: 'getSlotWins',
  document: `query getSlotWins($groupID: String!, $gameID: String!) {
  getSlotWins(groupID: $groupID, gameID: $gameID) { username date_time bet win multiplier }
}`,
  variables: gameOfSite,
  data: z.object({ getSlotWins: z.array(slotWin) }),
  context: 'game',
  servesVisitors: true,
  source: 'API-36, GAME-06: the documents show the fields and no call; the query is ours',
})
