import { gamesModel } from './games.model.ts'
import { type GamesSight, type GamesStep, gamesSteps } from './games.sight.ts'
import { type Journey, startOf } from './journey.ts'

/** A visitor looks for a game in lists and by the search. */
export const gamesJourney: Journey<GamesStep, GamesSight> = {
  name: 'games',
  steps: gamesSteps,
  rareSteps: ['reload'],
  start: startOf({
    model: gamesModel,
    steps: gamesSteps,
    sightOf: (snapshot) => {
      const [seen] = Object.values(snapshot.getMeta())
      if (!seen) throw new Error(`the model does not say what is seen in ${snapshot.value}`)
      return seen
    },
  }),
  describeSight: ({ first, meant, page, screen }) =>
    `${page}: ${screen}${first ? `, ${first} first` : ''}${meant ? `, for ${meant}` : ''}`,
}
