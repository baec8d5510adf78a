import type { WireAnswer } from '@croupier/core/contract'
import { createSeededRandom, type Random } from '@croupier/core/ports'
import { oneDecimal, oneOf } from '../../base/random.picks.ts'
import { seedFrom } from '../../base/random.text.ts'
import type { SeedGame } from './catalogue.ts'

type Info = NonNullable<WireAnswer<'getGameInfo'>['data']['getGameInfo']>

const volatilities = ['low', 'medium', 'high'] as const
const known = new WeakMap<SeedGame, Info>()

/** The figures of a slot game, which are derived from its id. */
export function infoOf(game: SeedGame): Info {
  const info = known.get(game) ?? makeInfo(game)
  known.set(game, info)
  return info
}

/** The figures that a list has; only slot games have any. */
export function listedFigures(game: SeedGame): Partial<Pick<Info, 'rtp' | 'volatility'>> {
  if (game.category.type !== 'slots') return {}
  const { rtp, volatility } = infoOf(game)
  return { rtp, volatility }
}

function makeInfo(game: SeedGame): Info {
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
