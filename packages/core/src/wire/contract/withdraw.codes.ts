export const withdrawCodes = {
  1001: 'insufficientBalance',
  1002: 'belowMinimum',
  1005: 'locked',
  1009: 'amountLimit',
  1010: 'countLimit',
  1011: 'amountAndCountLimit',
  /** Our choice: the member's password is not confirmed, or no longer. */
  5002: 'notConfirmed',
} as const
