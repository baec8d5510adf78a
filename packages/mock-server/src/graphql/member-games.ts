import { gameRefusals } from '../rest/game.refusals.ts'
import { forMember, type Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import type { World } from '../world/world.ts'
import { refuseStranger } from './stranger.ts'

/** The counts of a member; zero if only the site is named. */
export const getFavouriteAndRecent: Handler<'getFavouriteAndRecent'> = ({
  world,
  member,
  body,
}) => {
  const { userID, groupID } = body.variables
  if (userID === undefined && groupID === undefined) return gameRefusals.nobodyNamed
  const stranger = refuseStranger(member, userID)
  if (stranger) return stranger
  if (groupID !== undefined && !isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const counts =
    member && userID !== undefined
      ? countsOf(world, member.username)
      : { countFavourite: 0, countRecent: 0 }
  return { data: { getFavouriteAndRecent: counts } }
}

/** Adds a game to the favourites, or removes it [GAME-20]. */
export const addFavourite = forMember<'addFavourite'>(({ world, member, body }) => {
  const { userID, gameID } = body.variables
  const refusal = refuseStranger(member, userID) ?? refuseUnknown(world, gameID)
  if (refusal) return refusal
  world.memberGames.toggleFavourite(member.username, gameID)
  return { data: { addFavourite: countsOf(world, member.username) } }
})

/** Records that a game was played [GAME-21]. */
export const addRecent = forMember<'addRecent'>(({ world, member, body }) => {
  const { userID, gameID } = body.variables
  const refusal = refuseStranger(member, userID) ?? refuseUnknown(world, gameID)
  if (refusal) return refusal
  world.memberGames.addRecent(member.username, gameID)
  return { data: { addRecent: countsOf(world, member.username) } }
})

const refuseUnknown = (world: World, gameId: string) =>
  world.catalogue().byId(gameId) ? null : gameRefusals.unknownGame

const countsOf = ({ memberGames }: World, username: string) => ({
  countFavourite: memberGames.favourites(username).length,
  countRecent: memberGames.recent(username).length,
})
