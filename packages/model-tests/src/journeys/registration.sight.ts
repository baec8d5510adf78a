import type { MessageId } from '@croupier/core'

/** The messages of a failed attempt. */
export const registrationProblems = [
  'register.error.otpTooMany',
  'register.error.codeNotSent',
  'register.error.alreadyRegistered',
  'register.error.otpInvalid',
  'register.error.otpRetry',
  'register.error.retryOrAdmin',
  'register.error.unknown',
] as const satisfies readonly MessageId[]

export type RegistrationProblem = (typeof registrationProblems)[number]

/** What the member sees of a registration at one moment. */
export interface RegistrationSight {
  /** `member` is a member’s home page, `failure` the page over a form whose answer is lost. */
  readonly page: 'home' | 'login' | 'details' | 'code' | 'member' | 'failure'
  readonly problem: RegistrationProblem | null
  /** How many of the details are typed; null on other pages. */
  readonly typed: 'nothing' | 'allButPassword' | 'everything' | null
  /** Whether the form names who invited the visitor. */
  readonly isInvited: boolean
  /** Whether the visitor can request another code. */
  readonly canResend: boolean
  /** Whether the home page leads to the registration. */
  readonly isOffered: boolean
}

/** Every step of a visitor, of time and of the server. */
export const registrationSteps = [
  'open',
  'followInvitation',
  'typeDetails',
  'typePassword',
  'askForCode',
  /** The server refuses another code for this phone because of earlier requests. */
  'askTooOften',
  /** The code is sent, but its answer is lost. */
  'askAndLoseAnswer',
  'registerWithWrongCode',
  /** Wrong codes until the server accepts none any more. */
  'guessOnAndOn',
  'registerWhatIsTaken',
  'registerAndNeedAdmin',
  /** The account is made, but its answer is lost. */
  'registerAndLoseAnswer',
  'tryAgain',
  'register',
  'resend',
  'changePhone',
  'minutePasses',
  'halfAnHourPasses',
  'reload',
  'goHome',
  'goToLogin',
  'goBack',
  /** The visitor signs in to the account whose answer was lost. */
  'signIn',
  /** The operator closes the registration, and the page reloads. */
  'registrationEnds',
  /** A person who is already a member registers. */
  'otherTabSignsIn',
] as const

export type RegistrationStep = (typeof registrationSteps)[number]

/** A person who is in no world of the mock server. */
export const newcomer = {
  username: 'newcomer',
  password: 'secret99',
  phone: '081-234-5699',
  bankId: 'scb',
  accountNumber: '456-7-89012-3',
  firstName: 'Piya',
  lastName: 'Sukjai',
} as const

/** The code that the mock server sends to everybody, and one that it never sends. */
export const oneTimeCode = '123456'
export const wrongCode = '000000'

/** More wrong codes than the server allows. */
export const guesses = 6

/** The address of the invitation. */
export const invitation = '/register/FRIEND7'
