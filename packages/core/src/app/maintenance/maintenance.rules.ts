import { second } from '../../base/time/durations.ts'

/** From one answer to the next question whether the site is under maintenance, in ms [MAINT-01]. */
export const maintenanceCheckInterval = 20 * second

/** When the site is looked after each time, in Bangkok [MAINT-04]. */
export const maintenanceHours = { from: '12:00', to: '16:00' } as const
