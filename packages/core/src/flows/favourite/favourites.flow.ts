import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const favouritesFlow = defineFlow({
  name: 'favourites',
  lifetime: 'member',
  startsAtSignIn: true,
  hears: ['favourites.played', 'favourites.listed'],
  load: () => import('./favourites.actors.ts').then(named('createFavouritesFlow')),
})
