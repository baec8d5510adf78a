/** The types of games in the site's menu, in its order [GAME-01, OPEN-44]. */
export const gameTypes = ['casino', 'slots', 'fishing', 'lotto', 'sports'] as const

export type GameType = (typeof gameTypes)[number]

/** The ways to sort a list of games, in the order of their menu [GAME-14]. */
export const gameSorts = ['default', 'new', 'hits', 'freespin', 'A-Z'] as const

export type GameSort = (typeof gameSorts)[number]

/** Other words of backends for these types; a live casino is treated like any casino [OPEN-44]. */
const typeAliases = new Map<string, GameType>([
  ['slot', 'slots'],
  ['sport', 'sports'],
  ['live casino', 'casino'],
  ['livecasino', 'casino'],
])

/** The type that a word from a backend or an address means; unknown words are only normalised. */
export function gameTypeOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return typeAliases.get(plain) ?? plain
}

/** Whether a type is one of the site's own. */
export function isGameType(type: string): type is GameType {
  return gameTypes.some((known) => known === type)
}
