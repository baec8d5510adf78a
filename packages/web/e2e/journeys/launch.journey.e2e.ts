import { launchOnScreen } from '../../visit/journeys/launch.target.ts'
import { onPhone } from '../../visit/visitors.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(launchOnScreen, [onPhone])
