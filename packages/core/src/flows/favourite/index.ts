export type { FavouritesEvent, favouritesMachine } from './favourites.machine.ts'
export { type FavouritesView, favouritesView, isFavouriteGame } from './favourites.view.ts'
