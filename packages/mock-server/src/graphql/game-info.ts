import type { WireAnswer } from '@croupier/core/contract'
import { createSeededRandom, type Random } from '@croupier/core/ports'
import { minute } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import { seedFrom } from '../base/random.text.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import type { SeedGame } from '../seed/games/catalogue.ts'
import type { World } from '../world/world.ts'

type Info = NonNullable<WireAnswer<'getGameInfo'>['data']['getGameInfo']>

const winsShown = 10
const volatilities = ['low', 'medium', 'high'] as const
const names = ['bee', 'max', 'nut', 'pim', 'tee', 'win', 'fah', 'oat'] as const

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

function infoOf(game: SeedGame): Info {
  const random = createSeededRandom(seedFrom(1, game.id))
  const rtp = oneDecimal(94 + random.fraction() * 3.5)
  return {
    rtp,
    min_bet: 1,
    max_bet: 500 * (1 + Math.floor(random.fraction() * 10)),
    volatility: oneOf(volatilities, random),
    paylines: 5 * (1 + Math.floor(random.fraction() * 10)),
    hit_ratio: oneDecimal(20 + random.fraction() * 15),
    day: periodAround(rtp, 4, random),
    week: periodAround(rtp, 2, random),
    month: periodAround(rtp, 1, random),
  }
}

function periodAround(rtp: number, spread: number, random: Random): Info['day'] {
  const found = oneDecimal(rtp + (random.fraction() - 0.5) * 2 * spread)
  const trend = found > rtp + 0.2 ? 'up' : found < rtp - 0.2 ? 'down' : 'flat'
  return { trend, rtp: found }
}

function winAt(gameId: string, at: number) {
  const random = createSeededRandom(seedFrom(at % 1_000_003, gameId))
  const bet = 10 * (1 + Math.floor(random.fraction() * 20))
  const multiplier = oneDecimal(5 + random.fraction() * 195)
  return {
    username: `${oneOf(names, random)}***${Math.floor(random.fraction() * 10)}`,
    date_time: bangkokIso(at),
    bet,
    win: Math.round(bet * multiplier * 100) / 100,
    multiplier,
  }
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

function oneOf<Value>(values: readonly [Value, ...Value[]], random: Random): Value {
  return values[Math.floor(random.fraction() * values.length)] ?? values[0]
}
