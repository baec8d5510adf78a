import { launchOnScreen } from '../../visit/journeys/launch.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(launchOnScreen)
