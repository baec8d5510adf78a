import { openHeadlessGames } from './games.headless.target.ts'
import { gamesJourney } from './games.journey.ts'
import { gamesModel } from './games.model.ts'
import { testHeadlessWalks } from './headless.walks.ts'

testHeadlessWalks({
  journey: gamesJourney,
  model: gamesModel,
  open: openHeadlessGames,
  shows: '[GAME-14, GAME-16, GAME-18, GAME-19, GAME-32]',
  random: { seed: 20_261_122, walks: 3 },
})
