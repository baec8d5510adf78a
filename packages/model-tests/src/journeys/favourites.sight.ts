/** What is seen of a member's favourites at one moment. */
export interface FavouritesSight {
  readonly page: 'list' | 'favourites'
  /** Whether the heart of the game that the journey is about is filled; null where it is not listed. */
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
