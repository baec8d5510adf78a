import { gamesOnScreen } from '../../visit/journeys/games.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(gamesOnScreen)
