import { second } from '../time/durations.ts'

/** How long a toast stays [SHELL-56]. */
export const toastDuration = 5 * second

/** How long the toast of an accepted withdrawal stays [WD-17, SHELL-56]. */
export const withdrawnToastDuration = 10 * second
