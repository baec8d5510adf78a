import { gamesOrigin } from '../base/games.address.ts'
import { findGames } from '../rest/game.lists.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'

/** Providers whose slots have demos. */
const providersWithDemos: readonly string[] = ['pp', 'pg', 'joker', 'haba']

const demosOffered = 96

/** The games with a demo. */
export const getDemos: Handler<'getDemos'> = ({ world, origin, body }) => {
  const { groupID, search } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const games = findGames(world, { groupID, type: 'slots', ...(search ? { search } : {}) })
  return {
    data: {
      getDemos: games
        .filter(({ category }) => providersWithDemos.includes(category.provider.key))
        .slice(0, demosOffered)
        .map((game) => ({
          category: game.category.provider.key,
          img: game.picture,
          nameTh: game.nameTh,
          nameEn: game.nameEn,
          type: game.category.type,
          language: 'th',
          url: `${gamesOrigin(origin)}/g/demo/${world.name}/${game.code}`,
          root: game.category.provider.key,
          codeDefault: game.code,
        })),
    },
  }
}
