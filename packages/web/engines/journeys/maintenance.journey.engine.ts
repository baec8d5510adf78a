import { maintenanceOnScreen } from '../../visit/journeys/maintenance.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(maintenanceOnScreen)
