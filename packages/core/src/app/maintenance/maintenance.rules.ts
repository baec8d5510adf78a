import { second } from '../../base/time/durations.ts'

/** The time from one maintenance check's answer to the next check, in ms [MAINT-01]. */
export const maintenanceCheckInterval = 20 * second

/** The usual hours of maintenance, in Bangkok time [MAINT-04]. */
export const maintenanceHours = { from: '12:00', to: '16:00' } as const
