/** What a member sees of a withdrawal: the uppermost of it. */
export type WithdrawScreen =
  | 'away'
  /** Away, and the banner says that nobody knows what became of it. */
  | 'unknownInHeader'
  /** Away, and the banner says that it was received after all. */
  | 'foundInHeader'
  | 'form'
  /** One look at what is asked for, before it is. */
  | 'review'
  | 'sending'
  | WithdrawLook

/** What the history said of a withdrawal whose answer was lost. */
export type WithdrawLook = 'found' | 'notFound' | 'cannotCheck'

/** What is told beside the field of the amount or of the password, as the ids of its words. */
export const withdrawProblemWords = {
  empty: 'withdraw.amount.error.empty',
  tooLittle: 'withdraw.amount.error.belowMin',
  tooMuch: 'withdraw.amount.error.aboveCredit',
  refused: 'withdraw.error.amountLimit',
  mustWait: 'withdraw.error.waitRemaining',
  /** The server answered with a code of its own, and the history shows nothing. */
  unclear: 'withdraw.error.tryAgainReason',
  /** Only the server knew it. */
  serverSaysWait: 'withdraw.error.locked',
  noPassword: 'payout.password.error.empty',
  wrongPassword: 'payout.password.error.wrong',
  /** Nobody says whether the password is right. */
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

/** What a member sees of a withdrawal at one moment, and what left the browser for it. */
export interface WithdrawSight {
  readonly screen: WithdrawScreen
  /** As typed; this and what follows count where the form is seen, and the problem in the look as well. */
  readonly amount: string
  readonly problem: WithdrawProblem | null
  /** The wait counts down. */
  readonly isLocked: boolean
  /** The form can be had again without an answer. */
  readonly canGoBack: boolean
  /** How many withdraw calls were made since a withdrawal was last asked for, in any tab. */
  readonly calls: number
}

/** What a member does where the withdrawal is on the screen. */
export const withdrawPresses = [
  'close',
  'stepBack',
  'typeGoodAmount',
  'typeTooLittle',
  'typeTooMuch',
  'submit',
  /** With the right password, where the site asks for it. */
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
  /** The operator starts to ask for the password before payouts, and the page is reloaded. */
  'siteAsksForPassword',
  'otherTabWithdraws',
  'serverTakesWithdrawal',
  'serverRefuses',
  'serverSaysWait',
  /** And nothing was done. */
  'answerIsLost',
  'answerIsLostAfterAll',
  /** The withdrawal was made, and neither its answer nor the history can be had. */
  'answerAndHistoryAreLost',
  'answerTakesTooLong',
  /** With a code that nobody documented, and nothing was done. */
  'answerIsUnclear',
  'answerIsUnclearAfterAll',
  /** Nothing can be on its way any more. */
  'attemptEnds',
  'waitPasses',
] as const

export type WithdrawStep = (typeof withdrawSteps)[number]

export const withdrawAmounts = { good: '200', tooLittle: '50', tooMuch: '20,000' } as const
