import { hour } from '../time/durations.ts'

/** For how long a notice stays away that was closed [NOTE-07]. */
export const seenFor = 2 * hour
