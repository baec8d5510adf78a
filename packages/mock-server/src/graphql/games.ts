import { findCategories, findGames, wireCategory, wireGame } from '../rest/game.lists.ts'
import type { Handler } from '../rest/handler.ts'
import { sessionRefusals } from '../rest/session.refusals.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import type { SeedGame } from '../seed/games/catalogue.ts'
import { refuseStranger } from './stranger.ts'

/** Games by their properties, and for a member also by favourites and recent games. */
export const lists: Handler<'lists'> = ({ world, member, body }) => {
  const { userID, favourite, recent, favouriteAndRecentFocus, sort, limit, ...filter } =
    body.variables
  if (!isOwnGroup(world, filter.groupID)) return siteRefusals.unknownGroup
  const stranger = refuseStranger(member, userID)
  if (stranger) return stranger
  if (!member && (favourite || recent || favouriteAndRecentFocus)) return sessionRefusals.expired

  const liked = member ? world.memberGames.favourites(member.username) : []
  const played = member ? world.memberGames.recent(member.username) : []
  const focus = [...new Set([...liked, ...played])]
  const own = favourite ? liked : recent ? played : favouriteAndRecentFocus ? focus : null
  const found = findGames(world, filter)
  const games = own ? inOrderOf(own, found) : found
  const sorted = sort === undefined || sort === 'default' ? games : [...games].sort(orders[sort])
  return {
    data: {
      lists: sorted.slice(0, limit ?? sorted.length).map((game) => wireGame(world, member, game)),
    },
  }
}

/** Categories of games. */
export const categorys: Handler<'categorys'> = ({ world, member, body }) => {
  const { userID, ...filter } = body.variables
  if (!isOwnGroup(world, filter.groupID)) return siteRefusals.unknownGroup
  const stranger = refuseStranger(member, userID)
  if (stranger) return stranger
  return {
    data: {
      categorys: findCategories(filter).map((category) => wireCategory(world, member, category)),
    },
  }
}

const first = (is: (game: SeedGame) => boolean) => (one: SeedGame, other: SeedGame) =>
  Number(is(other)) - Number(is(one))

const orders = {
  new: first(({ isNew }) => isNew),
  hits: first(({ isHot }) => isHot),
  freespin: first(({ hasFreeSpins }) => hasFreeSpins),
  'A-Z': (one: SeedGame, other: SeedGame) => one.nameEn.localeCompare(other.nameEn, 'en'),
} as const

function inOrderOf(ids: readonly string[], games: readonly SeedGame[]): readonly SeedGame[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
