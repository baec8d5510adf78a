import { minute } from '../../base/time/durations.ts'

/** How long the balance is polled for the credit of a reported transfer [OPEN-64]. */
export const creditAwaitedFor = 5 * minute
