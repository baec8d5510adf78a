import type { MessageId } from '@croupier/core'

/** What is said of an attempt that came to nothing. */
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

/** What is seen of a registration at one moment. */
export interface RegistrationSight {
  /** `member` is a member’s home page, `failure` what lies over a form whose answer is lost. */
  readonly page: 'home' | 'login' | 'details' | 'code' | 'member' | 'failure'
  readonly problem: RegistrationProblem | null
  /** How much of the details is typed; null on other pages. */
  readonly typed: 'nothing' | 'allButPassword' | 'everything' | null
  /** It is said by whom the visitor was invited. */
  readonly isInvited: boolean
  /** Another code can be asked for. */
  readonly canResend: boolean
  /** The home page leads to the registration. */
  readonly isOffered: boolean
}

/** Every step of a visitor, of time and of the server. */
export const registrationSteps = [
  'open',
  'followInvitation',
  'typeDetails',
  'typePassword',
  'askForCode',
  /** The server wants no further code for this phone, for whatever was asked before. */
  'askTooOften',
  /** The code is sent, and the page does not hear of it. */
  'askAndLoseAnswer',
  'registerWithWrongCode',
  /** Wrong codes until the server takes none any more. */
  'guessOnAndOn',
  'registerWhatIsTaken',
  'registerAndNeedAdmin',
  /** The account is made, and the page does not hear of it. */
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
  /** With the account that was made unheard of. */
  'signIn',
  /** The operator takes no new members any more, and the page is loaded again. */
  'registrationEnds',
  /** Somebody who is a member already. */
  'otherTabSignsIn',
] as const

export type RegistrationStep = (typeof registrationSteps)[number]

/** Somebody whom no world knows. */
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

/** More of them than the server lets anybody guess. */
export const guesses = 6

/** By whose address the visitor comes. */
export const invitation = '/register/FRIEND7'
