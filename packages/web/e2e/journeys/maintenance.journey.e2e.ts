import { maintenanceOnScreen } from '../../visit/journeys/maintenance.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(maintenanceOnScreen)
