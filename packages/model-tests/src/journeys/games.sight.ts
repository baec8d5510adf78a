/** The games that stand first, by their names: sorted by them each language has another. */
export const firstGames = {
  lotus: { th: 'บัวทอง', en: 'Golden Lotus' },
  durian: { th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' },
  hunter: { th: 'นักล่าทะเลลึก', en: 'Deep Sea Hunter' },
  firstByName: { th: 'กระต่ายกำมะหยี่', en: 'Ancient Bells' },
} as const satisfies Record<string, Record<'th' | 'en', string>>

export type FirstGame = keyof typeof firstGames

export const knownGames: readonly FirstGame[] = ['lotus', 'durian', 'hunter', 'firstByName']

/** What is typed into the box, and what is meant by it where that is something else. */
export const searches = {
  game: 'durian',
  wrongKeyboard: 'สนะีห',
  meant: 'lotus',
  nothing: 'qqqqqq',
} as const

/** What a visitor sees while they look for a game. */
export interface GamesSight {
  /** `failure`: the page that stands in place of a list that could not be had. */
  readonly page: 'list' | 'search' | 'failure'
  readonly screen: 'listed' | 'failed' | 'found' | 'empty' | 'tooShort'
  /** The game that stands first, or null without games. */
  readonly first: FirstGame | null
  /** What was searched for in place of what was typed, or null. */
  readonly meant: string | null
}

/** Every step of a visitor and of the server. */
export const gamesSteps = [
  'openSlots',
  'openFishing',
  'openFishingAndFail',
  'tryAgain',
  'sortByName',
  'chooseProvider',
  'searchForGame',
  'searchOnWrongKeyboard',
  'searchForNothing',
  'searchTooShort',
  'reload',
] as const

export type GamesStep = (typeof gamesSteps)[number]
