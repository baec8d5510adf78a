import { assign, setup } from 'xstate'
import type { FavouritesSight, FavouritesStep } from './favourites.sight.ts'

interface World {
  readonly isLiked: boolean
  /** Whether the game was a favourite when the page opened: it stays listed until the member leaves. */
  readonly isListed: boolean
}

/** A member and the heart of one game that is not among their first four favourites. */
export const favouritesModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in FavouritesStep]: { type: Step } }[FavouritesStep],
    meta: {} as Pick<FavouritesSight, 'page'>,
  },
  guards: {
    canLike: ({ context }) => context.isListed && !context.isLiked,
    canDislike: ({ context }) => context.isListed && context.isLiked,
  },
  actions: {
    like: assign({ isLiked: true }),
    dislike: assign({ isLiked: false }),
    /** The page shows the same as before. */
    stay: assign({}),
    listAll: assign({ isListed: true }),
    listLiked: assign(({ context: { isLiked } }) => ({ isListed: isLiked })),
  },
}).createMachine({
  id: 'favouritesJourney',
  context: { isLiked: false, isListed: true },
  initial: 'list',
  on: {
    like: { guard: 'canLike', actions: 'like' },
    likeAndBeRefused: { guard: 'canLike', actions: 'stay' },
    likeAndLoseAnswer: { guard: 'canLike', actions: 'like' },
    dislike: { guard: 'canDislike', actions: 'dislike' },
    dislikeAndBeRefused: { guard: 'canDislike', actions: 'stay' },
    dislikeAndLoseAnswer: { guard: 'canDislike', actions: 'dislike' },
  },
  states: {
    list: {
      entry: 'listAll',
      meta: { page: 'list' },
      on: { openFavourites: 'favourites', reload: { target: 'list', reenter: true } },
    },
    favourites: {
      entry: 'listLiked',
      meta: { page: 'favourites' },
      on: { openList: 'list', reload: { target: 'favourites', reenter: true } },
    },
  },
})
