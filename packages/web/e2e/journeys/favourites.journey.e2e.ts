import { favouritesOnScreen } from '../../visit/journeys/favourites.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(favouritesOnScreen)
