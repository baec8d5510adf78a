/** Longer than an offer of the mock server runs. */
export const offerMs = 11 * 60_000
/** Longer than nothing is offered after one that ran out. */
export const anHourMs = 61 * 60_000
