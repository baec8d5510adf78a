import { wireGame } from '../rest/game.lists.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'

/** One game; for a member with the member's own data about it. */
export const getGame: Handler<'getGame'> = ({ world, member, body }) => {
  const { groupID, gameID } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const game = world.catalogue().byId(gameID)
  return { data: { getGame: game ? wireGame(world, member, game) : null } }
}
