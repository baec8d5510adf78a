import type { Call } from '../api/call.ts'
import { checkMaintenanceEndpoint } from '../contract/maintenance.endpoints.ts'

/** Asks whether the site is under maintenance. */
export const checkMaintenanceCall: Call<'checkMaintenance'> = {
  name: 'checkMaintenance',
  endpoint: checkMaintenanceEndpoint,
  write: () => ({}),
  read: () => ({}),
}
