import type { MessageRef } from '../../base/messages/message.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'

/** The result of signing in. */
export type LoginResult =
  | { readonly kind: 'accepted'; readonly username: string }
  /** The server accepted it, but this browser stores no session. */
  | { readonly kind: 'notKept' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'login'>; readonly now: number }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** What is wrong with the form before anything is sent. */
export interface LoginFieldProblems {
  readonly username: MessageRef | null
  readonly password: MessageRef | null
}

export const noFieldProblems: LoginFieldProblems = { username: null, password: null }

export function fieldProblemsOf(form: {
  username: string
  isPasswordFilled: boolean
}): LoginFieldProblems {
  return {
    username: form.username.trim() === '' ? { id: 'login.error.usernameEmpty' } : null,
    password: form.isPasswordFilled ? null : { id: 'login.error.passwordEmpty' },
  }
}

/** The first field to correct, or null; with wrong credentials it is the password, because it is hidden. */
export function firstProblem(
  { username, password }: LoginFieldProblems,
  problem: MessageRef | null,
): keyof LoginFieldProblems | null {
  if (username) return 'username'
  return password || problem?.id === 'login.error.wrongCredentials' ? 'password' : null
}

/** The form's message about a result; null where there is none, or the failure page shows it. */
export function loginProblemOf(result: LoginResult): MessageRef | null {
  if (result.kind === 'refused') return loginMessage(result.refusal)
  if (result.kind === 'notKept') return { id: 'session.error.cookiesBlocked' }
  const isUnexplained = result.kind === 'failed' && result.failure === 'expired'
  return isUnexplained ? { id: 'login.error.broken' } : null
}

/** The message for each documented refusal of a password [ERR-08…12, OPEN-76]. */
export function loginMessage({ meaning, code }: Refusal<'login'>): MessageRef {
  if (meaning === 'wrongCredentials') return { id: 'login.error.wrongCredentials' }
  return signInMessage({ meaning, code })
}

/** A refusal that both signing in by password and by chat account can get. */
type SignInRefusal = Pick<Refusal<'login' | 'chatSignIn'>, 'code'> & {
  readonly meaning: Refusal<'login'>['meaning'] & Refusal<'chatSignIn'>['meaning']
}

/** The message for such a refusal; it names an unknown code [ERR-08, ERR-10…12, OPEN-76]. */
export function signInMessage({ meaning, code }: SignInRefusal): MessageRef {
  switch (meaning) {
    case 'waitOneMinute':
      return { id: 'login.error.waitOneMinute', values: { minutes: 1 } }
    case 'accountBlocked':
      return { id: 'login.error.accountBlocked' }
    case 'uplineLocked':
      return { id: 'login.error.uplineLocked' }
    case 'passwordLocked':
      return { id: 'login.error.passwordLocked' }
    case 'maintenance':
    case 'other':
      return { id: 'login.error.other', values: { code } }
  }
}
