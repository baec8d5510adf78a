import type { MessageId } from '@croupier/core'

/** The messages of a withdrawal of commission that was not made. */
export const affiliateWithdrawProblems = [
  'affiliate.withdraw.error.zeroAmount',
  'affiliate.withdraw.error.insufficientBalance',
  'affiliate.withdraw.error.onlyDays1to5',
  'payout.password.error.empty',
  'payout.password.error.wrong',
  'payout.password.error.unanswered',
  'payout.password.error.lapsed',
] as const satisfies readonly MessageId[]

export type AffiliateWithdrawProblem = (typeof affiliateWithdrawProblems)[number]

/** What the member sees of the withdrawal of commission at one moment. */
export interface AffiliateWithdrawSight {
  /**
   * `found` is a lost withdrawal that the transactions list. On any other page the header mentions it, or a
   * withdrawal whose outcome is unknown.
   */
  readonly page:
    | 'elsewhere'
    | 'unknownInHeader'
    | 'foundInHeader'
    | 'form'
    | 'review'
    | 'usedToday'
    | 'unknown'
    | 'found'
  readonly problem: AffiliateWithdrawProblem | null
}

/** Every step of a member and of the server. */
export const affiliateWithdrawSteps = [
  'open',
  'openByReminder',
  'withdrawZero',
  'withdrawTooMuch',
  /** Submits an allowed amount, which leads to the review. */
  'withdraw',
  'change',
  /** With the password of the member. */
  'confirm',
  'confirmWithoutPassword',
  'confirmWithWrongPassword',
  /** The check of the password gets no answer. */
  'confirmUnanswered',
  /** The server confirms the password, but the confirmation has expired when the withdrawal is sent. */
  'confirmAndLapse',
  'confirmAndBeRefused',
  'confirmAndLose',
  /** The commission is withdrawn, but its answer is lost. */
  'confirmAndLoseAfterAll',
  'checkAgain',
  'waitAndGoBack',
  'goBack',
  'leave',
  'reload',
] as const

export type AffiliateWithdrawStep = (typeof affiliateWithdrawSteps)[number]

/** The amounts that the member types. */
export const commissionAmounts = { good: '100.25', zero: '0.00', tooMuch: '999999' } as const
