/** The documents do not specify the report of a transfer: these codes, like the call itself, are our choice [OPEN-64]. */
export const transferCodes = {
  4101: 'channelUnavailable',
  4102: 'belowMinimum',
  4103: 'aboveMaximum',
} as const
