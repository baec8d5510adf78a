export type { FavouritesEvent } from './favourites.machine.ts'
export { type FavouritesView, favouritesView, isFavouriteGame } from './favourites.view.ts'
