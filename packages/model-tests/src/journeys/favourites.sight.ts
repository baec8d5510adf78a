/** The names of the first game of the catalogue that is in no list of the member. */
export const likedGame = { th: 'บัวทอง', en: 'Golden Lotus' } as const

/** How many favourites the member has besides that game. */
export const otherFavourites = 4

/** What the member sees of a member's favourites at one moment. */
export interface FavouritesSight {
  readonly page: 'list' | 'favourites'
  /** Whether the heart of the journey's game is filled; null if the game is not listed. */
  readonly isLiked: boolean | null
  /** How many favourites the menu counts. */
  readonly count: number
}

/** Every step of a member and of the server. */
export const favouritesSteps = [
  'like',
  'likeAndBeRefused',
  'likeAndLoseAnswer',
  'dislike',
  'dislikeAndBeRefused',
  'dislikeAndLoseAnswer',
  'openFavourites',
  'openList',
  'reload',
] as const

export type FavouritesStep = (typeof favouritesSteps)[number]
