import type { MessageId } from '@croupier/core'

/** What is said of an attempt that came to nothing. */
export const passwordChangeProblems = [
  'validation.error.oldPasswordWrong',
  'validation.error.passwordMismatch',
  'reset.error.failed',
  'login.error.wrongCredentials',
] as const satisfies readonly MessageId[]

export type PasswordChangeProblem = (typeof passwordChangeProblems)[number]

/** What is seen of a change of the password at one moment. */
export interface PasswordChangeSight {
  /** `visitor` is the home page of nobody, `failure` what lies over a form whose answer is lost. */
  readonly page: 'home' | 'visitor' | 'login' | 'change' | 'failure'
  readonly problem: PasswordChangeProblem | null
}

/** Every step of a member, of another tab and of the server. */
export const passwordChangeSteps = [
  'open',
  'changeWithWrongOld',
  'changeWithTypo',
  /** The new password is set, and the page does not hear of it. */
  'changeAndLoseAnswer',
  /** The same again, with what was the old password before the answer was lost. */
  'repeatChange',
  /** To the password that it was. */
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

/** The two passwords that a member has in turn, and one that is nobody's. */
export const passwordsInTurn = ['demo1234', 'fresh-word'] as const
export const nobodysPassword = 'not-mine'
