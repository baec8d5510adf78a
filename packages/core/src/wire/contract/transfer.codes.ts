/** The documents leave the report of a transfer open: these codes are ours, as the call is [OPEN-64]. */
export const transferCodes = {
  4101: 'channelUnavailable',
  4102: 'belowMinimum',
  4103: 'aboveMaximum',
} as const
