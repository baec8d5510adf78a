/** The numbers of a withdrawal of winnings mean something else here: 1005 locks nothing [OPEN-25]. */
export const affiliateWithdrawCodes = {
  1001: 'insufficientBalance',
  1004: 'oncePerDay',
  1005: 'onlyDays1to5',
  /** Our choice: the member's password is not confirmed, or not any more. */
  5002: 'notConfirmed',
} as const
