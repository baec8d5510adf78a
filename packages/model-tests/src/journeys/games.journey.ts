import { gamesModel } from './games.model.ts'
import { type GamesSight, type GamesStep, gamesSteps } from './games.sight.ts'
import { type Journey, seenIn, startOf } from './journey.ts'

/** A visitor looks for a game in lists and by the search. */
export const gamesJourney: Journey<GamesStep, GamesSight> = {
  name: 'games',
  steps: gamesSteps,
  rareSteps: ['reload'],
  start: startOf({
    model: gamesModel,
    steps: gamesSteps,
    sightOf: seenIn,
  }),
  describeSight: ({ first, meant, page, screen }) =>
    `${page}: ${screen}${first ? `, ${first} first` : ''}${meant ? `, for ${meant}` : ''}`,
}
