import { favouritesOnScreen } from '../../visit/journeys/favourites.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(favouritesOnScreen)
