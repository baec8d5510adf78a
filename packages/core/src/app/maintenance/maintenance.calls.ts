import { callOf } from '../../wire/api/call.ts'
import { checkMaintenanceEndpoint } from '../../wire/contract/maintenance.endpoints.ts'

/** Asks whether the site is under maintenance. */
export const checkMaintenanceCall = callOf(
  'checkMaintenance',
  checkMaintenanceEndpoint,
)({
  write: () => ({}),
  read: () => ({}),
})
