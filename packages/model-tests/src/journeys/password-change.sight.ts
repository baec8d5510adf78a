import type { MessageId } from '@croupier/core'

/** The messages of a failed attempt. */
export const passwordChangeProblems = [
  'validation.error.oldPasswordWrong',
  'validation.error.passwordMismatch',
  'reset.error.failed',
  'login.error.wrongCredentials',
] as const satisfies readonly MessageId[]

export type PasswordChangeProblem = (typeof passwordChangeProblems)[number]

/** What the member sees of a change of the password at one moment. */
export interface PasswordChangeSight {
  /** `visitor` is a visitor's home page, `failure` the page over a form whose answer is lost. */
  readonly page: 'home' | 'visitor' | 'login' | 'change' | 'failure'
  readonly problem: PasswordChangeProblem | null
}

/** Every step of a member, of another tab and of the server. */
export const passwordChangeSteps = [
  'open',
  'changeWithWrongOld',
  'changeWithTypo',
  /** The new password is set, but its answer is lost. */
  'changeAndLoseAnswer',
  /** The member tries again with the old password from before the answer was lost. */
  'repeatChange',
  /** The member changes back to the previous password. */
  'changeToSame',
  'changeWithOldTokens',
  'changeWithoutSession',
  'change',
  'tryAgain',
  'otherTabSignsOut',
  'reload',
  'goHome',
  'signOut',
  'goToLogin',
  'signInWithOther',
  'signIn',
] as const

export type PasswordChangeStep = (typeof passwordChangeSteps)[number]

/** The two passwords that the member uses in turn, and one that nobody has. */
export const passwordsInTurn = ['demo1234', 'fresh-word'] as const
export const nobodysPassword = 'not-mine'
