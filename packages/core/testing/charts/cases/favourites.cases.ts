import { favouritesMachine } from '../../../src/flows/favourite/favourites.machine.ts'
import type {
  CountsResult,
  FavouriteIdsResult,
  IdentifyResult,
} from '../../../src/flows/favourite/favourites.types.ts'
import { casesOf } from '../chart.cases.ts'

const counts = { favourites: 1, recent: 1 }
const countsAnswers = [{ kind: 'saved', counts }, { kind: 'failed' }] satisfies CountsResult[]

const idsAnswers = [
  { kind: 'read', ids: ['g-1'] },
  { kind: 'read', ids: [] },
  { kind: 'failed' },
] satisfies FavouriteIdsResult[]

export const favouritesCases = casesOf({
  chart: favouritesMachine,
  inputs: [{ memberId: null }],
  events: [
    { type: 'favourites.toggle', gameId: 'g-1', isFavourite: false },
    { type: 'favourites.played', gameId: 'g-1' },
    { type: 'favourites.asked' },
    { type: 'favourites.listed', asOf: 9, games: [{ id: 'g-1', isFavourite: true }] },
  ],
  answers: {
    identify: [
      { kind: 'known', memberId: 'm-1' },
      { kind: 'failed', missed: null },
    ] satisfies IdentifyResult[],
    countGames: countsAnswers,
    toggleFavourite: countsAnswers,
    addRecent: countsAnswers,
    readFavourites: idsAnswers,
    lookUp: idsAnswers,
  },
  distinguish: ({ unknownOutcomes, known, memberId, played, saving, wishes }) => ({
    unknownOutcomes,
    hasPlayed: played.length > 0,
    known,
    memberId,
    saving,
    wishes,
  }),
})
