import type { Game, Volatility } from '../game/game.ts'

/** By what members narrow a list, in the order of the chips. */
export const gameTraits = [
  'new',
  'hot',
  'freespin',
  'highRtp',
  'lowVolatility',
  'mediumVolatility',
  'highVolatility',
] as const

export type GameTrait = (typeof gameTraits)[number]

/** From which return to player on it counts as high, in percent. */
export const highRtp = 96

const has: Readonly<Record<GameTrait, (game: Game) => boolean>> = {
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  freespin: ({ hasFreeSpins }) => hasFreeSpins,
  highRtp: ({ rtp }) => rtp !== null && rtp >= highRtp,
  lowVolatility: isOf('low'),
  mediumVolatility: isOf('medium'),
  highVolatility: isOf('high'),
}

function isOf(wanted: Volatility) {
  return ({ volatility }: Game) => volatility === wanted
}

/** A game has one volatility: of several chosen ones it needs only one. */
const alternatives: readonly GameTrait[] = ['lowVolatility', 'mediumVolatility', 'highVolatility']

/** The games that have all these traits. */
export function gamesWith(games: readonly Game[], traits: readonly GameTrait[]): readonly Game[] {
  if (traits.length === 0) return games
  const needed = traits.filter((trait) => !alternatives.includes(trait))
  const oneOf = traits.filter((trait) => alternatives.includes(trait))
  return games.filter(
    (game) =>
      needed.every((trait) => has[trait](game)) &&
      (oneOf.length === 0 || oneOf.some((trait) => has[trait](game))),
  )
}

/** The traits by which these games can be told apart, and the chosen ones. */
export function traitsOf(
  games: readonly Game[],
  chosen: readonly GameTrait[],
): readonly GameTrait[] {
  return gameTraits.filter((trait) => {
    if (chosen.includes(trait)) return true
    const count = games.filter(has[trait]).length
    return count > 0 && count < games.length
  })
}

/** The chosen traits after a press on one of them. */
export function toggledTrait(
  chosen: readonly GameTrait[],
  pressed: GameTrait,
): readonly GameTrait[] {
  return gameTraits.filter((trait) => chosen.includes(trait) !== (trait === pressed))
}

/** The traits in an address, in their order and without others. */
export function readTraits(text: string | undefined): readonly GameTrait[] {
  const words = text?.split(',') ?? []
  return gameTraits.filter((trait) => words.includes(trait))
}
