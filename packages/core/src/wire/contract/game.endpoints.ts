import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list } from './fields.ts'
import { categoryFilter, game, gameCategory, gameFilter } from './game.fields.ts'

export const listCategoriesBody = z.object(categoryFilter)
export const listCategoriesAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(gameCategory) }),
})

export const listGamesBody = z.object(gameFilter)
export const listGamesAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(game) }),
})

/** The categories of games. Pages read them by GraphQL instead. */
export const listCategoriesEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v3/member/game/categorys',
  credential: 'access',
  servesVisitors: true,
  encoding: 'json',
  body: listCategoriesBody,
  answer: listCategoriesAnswer,
  context: 'game',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-06, OPEN-46, OPEN-79: payload and answer are those of the GraphQL query categorys',
})

/** Games. Pages read them by GraphQL instead. */
export const listGamesEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v3/member/game/lists',
  credential: 'access',
  servesVisitors: true,
  encoding: 'json',
  body: listGamesBody,
  answer: listGamesAnswer,
  context: 'game',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-07, OPEN-46, OPEN-79: payload and answer are those of the GraphQL query lists',
})
