import { createSeededRandom } from '@croupier/core/ports'
import { minute } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import { oneDecimal, playerName } from '../base/random.picks.ts'
import { seedFrom } from '../base/random.text.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import type { SeedGame } from '../seed/games/catalogue.ts'
import { infoOf } from '../seed/games/game.info.ts'
import type { World } from '../world/world.ts'

const winsShown = 10

/** The figures of a slot game, which are derived from its id. */
export const getGameInfo: Handler<'getGameInfo'> = ({ world, body }) => {
  const { groupID, gameID } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const game = slotGame(world, gameID)
  return { data: { getGameInfo: game ? infoOf(game) : null } }
}

/** The latest wins: one every few minutes, always the same for the same time. */
export const getSlotWins: Handler<'getSlotWins'> = ({ world, body }) => {
  const { groupID, gameID } = body.variables
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  if (!slotGame(world, gameID)) return { data: { getSlotWins: [] } }
  const every = 7 * minute
  const newest = Math.floor(world.clock.now() / every) * every
  const wins = Array.from({ length: winsShown }, (_, index) =>
    winAt(gameID, newest - index * every),
  )
  return { data: { getSlotWins: wins } }
}

function slotGame(world: World, gameId: string): SeedGame | undefined {
  const game = world.catalogue().byId(gameId)
  return game?.category.type === 'slots' ? game : undefined
}

function winAt(gameId: string, at: number) {
  const random = createSeededRandom(seedFrom(at % 1_000_003, gameId))
  const bet = 10 * (1 + Math.floor(random.fraction() * 20))
  const multiplier = oneDecimal(5 + random.fraction() * 195)
  return {
    username: playerName(random),
    date_time: bangkokIso(at),
    bet,
    win: Math.round(bet * multiplier * 100) / 100,
    multiplier,
  }
}
