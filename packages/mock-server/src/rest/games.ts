import { findCategories, findGames, wireCategory, wireGame } from './game.lists.ts'
import type { Handler } from './handler.ts'
import { isOwnGroup, siteRefusals } from './site.refusals.ts'

/** The categories of games. */
export const listCategories: Handler<'listCategories'> = ({ world, member, body }) => {
  if (!isOwnGroup(world, body.groupID)) return siteRefusals.unknownGroup
  const list = findCategories(body).map((category) => wireCategory(world, member, category))
  return { code: 0, result: { list } }
}

/** Games. */
export const listGames: Handler<'listGames'> = ({ world, member, body }) => {
  if (!isOwnGroup(world, body.groupID)) return siteRefusals.unknownGroup
  return {
    code: 0,
    result: { list: findGames(world, body).map((game) => wireGame(world, member, game)) },
  }
}
