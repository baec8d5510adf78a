/** The codes of an ordinary withdrawal have other meanings here: 1005 locks nothing [OPEN-25]. */
export const affiliateWithdrawCodes = {
  1001: 'insufficientBalance',
  1004: 'oncePerDay',
  1005: 'onlyDays1to5',
  /** Our choice: the member's password is not confirmed, or no longer. */
  5002: 'notConfirmed',
} as const
