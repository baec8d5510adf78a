import type { MessageId } from '@croupier/core'

/** What is said of a withdrawal of commission that was not made. */
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

/** What is seen of the withdrawal of commission at one moment. */
export interface AffiliateWithdrawSight {
  /**
   * `found` is a lost withdrawal that the transactions tell of; on any other page the header tells of it,
   * or of one that nobody knows of.
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
  /** Asks for an amount that may be withdrawn, which is looked at first. */
  'withdraw',
  'change',
  /** With the password of the member. */
  'confirm',
  'confirmWithoutPassword',
  'confirmWithWrongPassword',
  /** Nobody says whether the password is right. */
  'confirmUnanswered',
  /** The server takes the password, and has forgotten it by the time commission is asked for. */
  'confirmAndLapse',
  'confirmAndBeRefused',
  'confirmAndLose',
  /** The commission is withdrawn, and the page does not hear of it. */
  'confirmAndLoseAfterAll',
  'checkAgain',
  'waitAndGoBack',
  'goBack',
  'leave',
  'reload',
] as const

export type AffiliateWithdrawStep = (typeof affiliateWithdrawSteps)[number]

/** What is typed. */
export const commissionAmounts = { good: '100.25', zero: '0.00', tooMuch: '999999' } as const
