/** The topmost thing that a member sees of a deposit by bank transfer. */
export type TransferScreen =
  | 'away'
  | 'choosingChannel'
  | 'account'
  | 'reporting'
  | 'amountRefused'
  /** The member cannot send the report again yet. */
  | 'pausing'
  | 'sending'
  | 'reported'
  | 'arrived'
  | 'notYet'
  | TransferDialog

/** The dialogs of a transfer, with the ids of their words. */
export const transferDialogWords = {
  reportFailed: 'deposit.bank.error.reportFailedTitle',
  reportUnknown: 'deposit.bank.error.reportUnknownTitle',
} as const

export type TransferDialog = keyof typeof transferDialogWords

/** What a member sees of a bank transfer at one moment. */
export interface TransferSight {
  readonly screen: TransferScreen
  /** As typed. It counts only on screens that show it. */
  readonly amount: string
}

/** What a member does while the deposit is on the screen. */
export const transferPresses = [
  'close',
  'stepBack',
  'chooseAccount',
  'changeChannel',
  'confirmTransferred',
  'typeGoodAmount',
  'typeBadAmount',
  'submit',
  'again',
] as const

/** Every step of a member and of the world. */
export const transferSteps = [
  ...transferPresses,
  'open',
  'reload',
  'acknowledge',
  'serverTakesReport',
  'serverRefuses',
  'answerIsLost',
  'moneyArrives',
  'moneyDoesNotArrive',
  'secondsPass',
] as const

export type TransferStep = (typeof transferSteps)[number]

export const transferAmounts = { good: '700', bad: '80' } as const
