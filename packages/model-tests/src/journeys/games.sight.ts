/** The names of the games that stand first. Sorted by name, the first differs by language. */
export const firstGames = {
  lotus: { th: 'บัวทอง', en: 'Golden Lotus' },
  durian: { th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' },
  hunter: { th: 'นักล่าทะเลลึก', en: 'Deep Sea Hunter' },
  firstByName: { th: 'กระต่ายกำมะหยี่', en: 'Ancient Bells' },
} as const satisfies Record<string, Record<'th' | 'en', string>>

export type FirstGame = keyof typeof firstGames

export const knownGames: readonly FirstGame[] = ['lotus', 'durian', 'hunter', 'firstByName']

/** What the visitor types into the search box, and what it means if that differs. */
export const searches = {
  game: 'durian',
  wrongKeyboard: 'สนะีห',
  meant: 'lotus',
  nothing: 'qqqqqq',
} as const

/** What a visitor sees while they look for a game. */
export interface GamesSight {
  /** `failure` is the page that replaces a list that failed to load. */
  readonly page: 'list' | 'search' | 'failure'
  readonly screen: 'listed' | 'failed' | 'found' | 'empty' | 'tooShort'
  /** The game that stands first, or null without games. */
  readonly first: FirstGame | null
  /** The term that was searched instead of the typed one, or null. */
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
