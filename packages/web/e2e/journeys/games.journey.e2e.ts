import { gamesOnScreen } from '../../visit/journeys/games.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(gamesOnScreen)
