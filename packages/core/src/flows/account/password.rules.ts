import type { MessageRef } from '../../base/messages/message.ts'

/** The least number of characters of a password [AUTH-12]. */
export const shortestPassword = 6

/** What a chart may know about a chosen password; the text itself is in the vault. */
export interface PasswordFacts {
  readonly isLongEnough: boolean
  /** Whether it was typed the same way twice. */
  readonly isRepeated: boolean
}

export const noPassword: PasswordFacts = { isLongEnough: false, isRepeated: true }

/** What a form sends its chart about a password; without a second entry there is nothing to compare. */
export function passwordFacts(password: string, repeated = password): PasswordFacts {
  return {
    isLongEnough: [...password].length >= shortestPassword,
    isRepeated: password === repeated,
  }
}

/** The message that a password is too short, or null [AUTH-12]. */
export function passwordProblem({ isLongEnough }: PasswordFacts): MessageRef | null {
  if (isLongEnough) return null
  return { id: 'validation.error.passwordTooShort', values: { min: shortestPassword } }
}

/** The message that the second entry of a new password differs, or null [AUTH-13]. */
export function repetitionProblem({ isRepeated }: PasswordFacts): MessageRef | null {
  return isRepeated ? null : { id: 'validation.error.passwordMismatch' }
}
