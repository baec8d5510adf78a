import { maintenanceJourney } from '@croupier/model-tests/journeys'
import { openBrowserMaintenance } from './maintenance.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(
  maintenanceJourney,
  ({ isOffline, page }) => (isOffline ? 'offline' : page),
  openBrowserMaintenance,
  30,
)
