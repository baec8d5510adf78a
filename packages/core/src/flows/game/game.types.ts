/** The types of games that the site leads to, in the order of its menu [GAME-01, OPEN-44]. */
export const gameTypes = ['casino', 'slots', 'fishing', 'lotto', 'sports'] as const

export type GameType = (typeof gameTypes)[number]

/** The ways to sort a list of games, in the order of their menu [GAME-14]. */
export const gameSorts = ['default', 'new', 'hits', 'freespin', 'A-Z'] as const

export type GameSort = (typeof gameSorts)[number]

/** Words that backends have for the same types; a live casino behaves like any other [OPEN-44]. */
const otherWords = new Map<string, GameType>([
  ['slot', 'slots'],
  ['sport', 'sports'],
  ['live casino', 'casino'],
  ['livecasino', 'casino'],
])

/** The type that a word of a backend or of an address means; other words stay as they are. */
export function gameTypeOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return otherWords.get(plain) ?? plain
}

/** Whether a type is one that the site has words for. */
export function isGameType(type: string): type is GameType {
  return gameTypes.some((known) => known === type)
}
