import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessMaintenance } from './maintenance.headless.target.ts'
import { maintenanceJourney } from './maintenance.journey.ts'
import { maintenanceModel } from './maintenance.model.ts'

testHeadlessWalks({
  journey: maintenanceJourney,
  model: maintenanceModel,
  open: openHeadlessMaintenance,
})
