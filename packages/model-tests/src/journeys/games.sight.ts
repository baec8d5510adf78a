/** What a visitor sees while they look for a game. */
export interface GamesSight {
  readonly page: 'list' | 'search'
  readonly screen: 'listed' | 'failed' | 'found' | 'empty' | 'tooShort'
  /** The game that stands first, or null without games. */
  readonly first: string | null
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
