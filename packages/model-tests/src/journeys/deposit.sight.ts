/** The dialogs of a deposit, with the ids of their words. */
export const dialogWords = {
  askAdmin: 'deposit.qr.error.requestFailed',
  tryAgain: 'deposit.qr.error.tryAgain',
  cannotCreate: 'deposit.qr.error.cannotCreate',
  requestUnknown: 'deposit.qr.error.unknown',
  reuseWarning: 'deposit.reuse.body',
  cancelQuestion: 'deposit.cancel.body',
  uncheckedCancelQuestion: 'deposit.cancel.unchecked',
  rejected: 'deposit.poll.error.unsuccessful',
  expired: 'deposit.poll.error.expired',
  notPaidInTime: 'deposit.poll.error.localExpired',
  unconfirmed: 'deposit.poll.unconfirmed',
} as const

export type DepositDialog = keyof typeof dialogWords

export const depositDialogs = Object.keys(dialogWords).filter(isDialog)

function isDialog(name: string): name is DepositDialog {
  return name in dialogWords
}

/** The deposit is not on the screen; the header may show a waiting code. */
export type DepositAway = 'away' | 'waitingInHeader'

/** The topmost thing that a member sees of the deposit: a dialog covers its step. */
export type SeenScreen =
  | DepositAway
  | 'choosingChannel'
  | 'enteringAmount'
  | 'amountRefused'
  /** The member cannot send the amount again yet. */
  | 'pausing'
  | 'requestingQr'
  | 'waiting'
  /** The member has gone back to the amount, and the code waits. */
  | 'waitingAtAmount'
  /** The site polls once more before it cancels the code. */
  | 'cancelling'
  /** The code has expired, and the site polls once more. */
  | 'lastCheck'
  | 'succeeded'
  | DepositDialog

/** What a member sees of the deposit at one moment. */
export interface DepositSight {
  readonly screen: SeenScreen
  /** The page says that there is no connection. */
  readonly isOffline: boolean
  readonly amount: string
}

/** What a member does while the deposit is on the screen. */
export const depositPresses = [
  'close',
  'goBack',
  'stepBack',
  'showCode',
  'chooseChannel',
  'changeChannel',
  'typeGoodAmount',
  'typeBadAmount',
  'submit',
  'understandReuse',
  'cancel',
  'keepWaiting',
  'confirmCancel',
  'checkAgain',
  'acknowledge',
  'again',
] as const

/** Every step of a member and of the world. */
export const depositSteps = [
  ...depositPresses,
  'open',
  'reload',
  'otherTabMakesCode',
  'serverMakesCode',
  'serverSaysAskAdmin',
  'serverRefuses',
  'serverAnswersInPart',
  'answerIsLost',
  'serverIsPaid',
  'serverIsPaidInPart',
  'serverRejects',
  'serverExpires',
  'serverIsPaidAtTheLastMoment',
  /** Money arrives after the code has ended and polling has stopped. */
  'moneyComesLate',
  /** The quarter of an hour of a code passes. */
  'timePasses',
  'timePassesButServerWaits',
  'secondsPass',
  'connectionIsLost',
  'connectionIsBack',
  'serverFallsSilent',
  'serverAnswersAgain',
] as const

export type DepositStep = (typeof depositSteps)[number]

export const goodAmount = '500'
export const badAmount = '40'
