import type { MessageRef, Toast } from '../../base/messages/message.ts'
import { toastDuration } from '../../base/messages/toast.duration.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'
import {
  type PasswordFacts,
  passwordProblem,
  repetitionProblem,
} from '../account/password.rules.ts'

/** The result of changing a password. */
export type PasswordResult =
  | { readonly kind: 'accepted' }
  /** The ticket has expired on this device: nothing was sent. */
  | { readonly kind: 'ticketGone' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'password'> }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** The toast on the next page after a password was changed. */
export const passwordToast: Toast = {
  tone: 'positive',
  message: { id: 'reset.success' },
  durationMs: toastDuration,
}

/** The toast when a new ticket is needed. */
export const ticketOverToast: Toast = {
  tone: 'negative',
  message: { id: 'reset.error.ticketExpired' },
  durationMs: toastDuration,
}

/** What is wrong with the fields of a new password. */
export interface NewPasswordProblems {
  readonly password: MessageRef | null
  readonly repeated: MessageRef | null
}

export const noNewPasswordProblems: NewPasswordProblems = { password: null, repeated: null }

/** What is wrong with a new password before it is sent [AUTH-12, AUTH-13]. */
export function newPasswordProblems(facts: PasswordFacts): NewPasswordProblems {
  return { password: passwordProblem(facts), repeated: repetitionProblem(facts) }
}

export function isGoodPassword(facts: PasswordFacts): boolean {
  return facts.isLongEnough && facts.isRepeated
}

/** The message about a password that was not changed, whichever field shows it [AUTH-14, OPEN-76]. */
export function passwordMessage(result: Exclude<PasswordResult, { kind: 'accepted' }>): MessageRef {
  if (result.kind === 'failed') return { id: 'reset.error.failed' }
  if (result.kind === 'ticketGone') return { id: 'reset.error.ticketExpired' }
  const { meaning, code } = result.refusal
  switch (meaning) {
    case 'oldPasswordWrong':
      return { id: 'validation.error.oldPasswordWrong' }
    case 'ticketOver':
      return { id: 'reset.error.ticketExpired' }
    case 'incorrectData':
      return { id: 'reset.error.refused' }
    case 'maintenance':
    case 'other':
      return { id: 'reset.error.other', values: { code } }
  }
}
