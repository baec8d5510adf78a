export type { FavouritesEvent } from './favourites.types.ts'
export { type FavouritesView, favouritesView, isFavouriteGame } from './favourites.view.ts'
