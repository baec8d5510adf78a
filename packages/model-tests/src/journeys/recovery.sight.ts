import type { MessageId } from '@croupier/core'

/** The messages of a failed attempt. */
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

/** What the member sees of a recovery at one moment. */
export interface RecoverySight {
  /** `failure` is the page over a form whose answer is lost. */
  readonly page: 'home' | 'login' | 'phone' | 'code' | 'newPassword' | 'member' | 'failure'
  readonly problem: RecoveryProblem | null
  /** Whether the phone number is typed; null on other pages. */
  readonly isTyped: boolean | null
  /** Whether the member can request another code. */
  readonly canResend: boolean
}

/** Every step of a member without a password, of time and of the server. */
export const recoverySteps = [
  'forget',
  'typePhone',
  'askForCode',
  /** The server refuses another code for this phone because of earlier requests. */
  'askTooOften',
  /** The code is sent, but its answer is lost. */
  'askAndLoseAnswer',
  'confirmWrongCode',
  /** The ticket is handed out, but its answer is lost. */
  'confirmAndLoseAnswer',
  'confirmPhoneOfNobody',
  'confirm',
  'resend',
  'changePhone',
  'saveRefusedPassword',
  /** The new password is set, but its answer is lost. */
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
