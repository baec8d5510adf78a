import type { MessageId } from '@croupier/core'

/** What is said of an attempt that came to nothing. */
export const recoveryProblems = [
  'register.error.otpTooMany',
  'register.error.otpInvalid',
  'forgot.error.otpRetry',
  'forgot.error.unknown',
  'forgot.error.incorrectData',
  'forgot.error.notChecked',
  'reset.error.failed',
  'reset.error.refused',
  'login.error.wrongCredentials',
] as const satisfies readonly MessageId[]

export type RecoveryProblem = (typeof recoveryProblems)[number]

/** What is seen of a recovery at one moment. */
export interface RecoverySight {
  /** `failure` is what lies over a form whose answer is lost. */
  readonly page: 'home' | 'login' | 'phone' | 'code' | 'newPassword' | 'member' | 'failure'
  readonly problem: RecoveryProblem | null
  /** The phone is typed; null on other pages. */
  readonly isTyped: boolean | null
  /** Another code can be asked for. */
  readonly canResend: boolean
}

/** Every step of a member without a password, of time and of the server. */
export const recoverySteps = [
  'forget',
  'typePhone',
  'askForCode',
  /** The server wants no further code for this phone, for whatever was asked before. */
  'askTooOften',
  /** The code is sent, and the page does not hear of it. */
  'askAndLoseAnswer',
  'confirmWrongCode',
  /** The ticket is handed out, and the page does not hear of it. */
  'confirmAndLoseAnswer',
  'confirmPhoneOfNobody',
  'confirm',
  'resend',
  'changePhone',
  'saveRefusedPassword',
  /** The new password is set, and the page does not hear of it. */
  'saveAndLoseAnswer',
  'save',
  'giveUp',
  'tryAgain',
  'minutePasses',
  'halfAnHourPasses',
  'reload',
  'goHome',
  'goToLogin',
  'beginAnew',
  'signInWithOld',
  'signInWithNew',
] as const

export type RecoveryStep = (typeof recoverySteps)[number]

/** The member who forgot a password, and what it was. */
export const forgetful = {
  username: 'demo',
  phone: '080-000-0001',
  old: 'demo1234',
  fresh: 'fresh-word',
} as const
