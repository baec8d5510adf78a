import { maintenanceOnScreen } from '../../visit/journeys/maintenance.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(maintenanceOnScreen)
