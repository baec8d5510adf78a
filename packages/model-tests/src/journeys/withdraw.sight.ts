import type { WithdrawStage } from '@croupier/core/withdraw'

/** The topmost thing that a member sees of a withdrawal. */
export type WithdrawScreen =
  | 'away'
  /** Away, and the banner says that the outcome is unknown. */
  | 'unknownInHeader'
  /** Away, and the banner says that the withdrawal was received after all. */
  | 'foundInHeader'
  | 'form'
  /** The review before the withdrawal is sent. */
  | 'review'
  | 'sending'
  | WithdrawLook

/** What the history says about a withdrawal whose answer was lost. */
export type WithdrawLook = 'found' | 'notFound' | 'cannotCheck'

/** The problems beside the field of the amount or password, with the ids of their words. */
export const withdrawProblemWords = {
  empty: 'withdraw.amount.error.empty',
  tooLittle: 'withdraw.amount.error.belowMin',
  tooMuch: 'withdraw.amount.error.aboveCredit',
  refused: 'withdraw.error.amountLimit',
  mustWait: 'withdraw.error.waitRemaining',
  /** The server answered with an undocumented code, and the history lists nothing. */
  unclear: 'withdraw.error.tryAgainReason',
  /** Only the server knew the lock. */
  serverSaysWait: 'withdraw.error.locked',
  noPassword: 'payout.password.error.empty',
  wrongPassword: 'payout.password.error.wrong',
  /** The check of the password gets no answer. */
  unansweredPassword: 'payout.password.error.unanswered',
} as const

export type WithdrawProblem = keyof typeof withdrawProblemWords

export const withdrawProblems: readonly WithdrawProblem[] = [
  'empty',
  'tooLittle',
  'tooMuch',
  'refused',
  'unclear',
  'mustWait',
  'serverSaysWait',
  'noPassword',
  'wrongPassword',
  'unansweredPassword',
]

/** How far the last withdrawal has come, with the ids of the words that say so. */
export const withdrawStageWords = {
  sent: 'withdraw.tracker.now.sent',
  onItsWay: 'withdraw.tracker.now.onItsWay',
  paidOut: 'withdraw.tracker.now.paidOut',
  unclear: 'withdraw.tracker.now.unclear',
} as const satisfies Record<WithdrawStage, string>

export const withdrawStages: readonly WithdrawStage[] = ['sent', 'onItsWay', 'paidOut', 'unclear']

/** What a member sees of a withdrawal at one moment, and the calls that were made for it. */
export interface WithdrawSight {
  readonly screen: WithdrawScreen
  /** As typed. This and the next fields count while the form shows; the problem also counts in the review. */
  readonly amount: string
  readonly problem: WithdrawProblem | null
  /** Whether the lock counts down. */
  readonly isLocked: boolean
  /** How far the withdrawal has come after which the next one waits; null where there is none to follow. */
  readonly stage: WithdrawStage | null
  /** Whether the member can go back to the form without an answer. */
  readonly canGoBack: boolean
  /** How many withdraw calls were made since the last confirmation, in any tab. */
  readonly calls: number
}

/** What a member does while the withdrawal is on the screen. */
export const withdrawPresses = [
  'close',
  'stepBack',
  'typeGoodAmount',
  'typeTooLittle',
  'typeTooMuch',
  'submit',
  /** With the right password, if the site asks for it. */
  'confirm',
  'confirmWithoutPassword',
  'confirmWithWrongPassword',
  'confirmUnanswered',
  'change',
  'checkAgain',
  'goBack',
] as const

/** Every step of a member, of another tab and of the world. */
export const withdrawSteps = [
  ...withdrawPresses,
  'open',
  'reload',
  'signOutAndIn',
  /** The operator starts to require the password for payouts, and the page reloads. */
  'siteAsksForPassword',
  'otherTabWithdraws',
  'serverTakesWithdrawal',
  'serverRefuses',
  'serverSaysWait',
  /** The server did nothing. */
  'answerIsLost',
  'answerIsLostAfterAll',
  /** The withdrawal was made, but neither its answer nor the history arrives. */
  'answerAndHistoryAreLost',
  'answerTakesTooLong',
  /** The server answers with an undocumented code and does nothing. */
  'answerIsUnclear',
  'answerIsUnclearAfterAll',
  /** Enough time passes that no request can be under way. */
  'attemptEnds',
  /** The operator transfers the withdrawn money, and the history says so. */
  'bankPaysOut',
  'waitPasses',
] as const

export type WithdrawStep = (typeof withdrawSteps)[number]

export const withdrawAmounts = { good: '200', tooLittle: '50', tooMuch: '20,000' } as const
