/** Longer than an offer of the mock server lasts. */
export const offerMs = 11 * 60_000
/** Longer than the hour without offers after one ran out. */
export const anHourMs = 61 * 60_000
