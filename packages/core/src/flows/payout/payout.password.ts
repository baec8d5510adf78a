import type { MessageRef } from '../../base/messages/message.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'

/** The state of the password that confirms a payout; the password itself is in the vault. */
export interface PayoutPassword {
  readonly isFilled: boolean
  /** Whether the server accepted it for the next payout. */
  readonly isConfirmed: boolean
  readonly problem: MessageRef | null
  /** How many attempts were refused; after each, the field is empty and gets the focus. */
  readonly refusedAttempts: number
}

/** The password field, as the review shows it. */
export interface PayoutPasswordView extends Pick<PayoutPassword, 'problem' | 'refusedAttempts'> {
  /** The server is checking the password, and nothing can be typed. */
  readonly isBusy: boolean
}

/** The server's answer about a password. */
export type ConfirmationResult =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'passwordConfirmation'> }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

const nothingTyped: PayoutPassword = {
  isFilled: false,
  isConfirmed: false,
  problem: null,
  refusedAttempts: 0,
}

/** The state at the beginning of a review. Null where the site asks for no password. */
export function beginPassword(asksForPassword: boolean): PayoutPassword | null {
  return asksForPassword ? nothingTyped : null
}

const unanswered: MessageRef = { id: 'payout.password.error.unanswered' }

/** The message when the server refuses a payout because its confirmation is missing. */
export const lapsedMessage: MessageRef = { id: 'payout.password.error.lapsed' }

/** The message about a password that the server did not accept. Nothing was paid out. */
function confirmationMessage(
  result: Exclude<ConfirmationResult, { kind: 'confirmed' }>,
): MessageRef {
  if (result.kind === 'failed') {
    return result.failure === 'unverified' ? { id: 'session.error.unverified' } : unanswered
  }
  const { code, meaning } = result.refusal
  switch (meaning) {
    case 'passwordWrong':
      return { id: 'payout.password.error.wrong' }
    case 'waitOneMinute':
      return { id: 'payout.password.error.wait', values: { minutes: 1 } }
    case 'passwordLocked':
      return { id: 'payout.password.error.locked' }
    case 'maintenance':
    case 'other':
      return { id: 'payout.password.error.other', values: { code } }
  }
}

interface WithPassword {
  readonly password: PayoutPassword | null
}

/** The guards of the password in a chart that pays money out. */
export const passwordGuards = {
  isConfirmed: ({ context: { password } }: { context: WithPassword }) =>
    password?.isConfirmed ?? true,
  isPasswordAsked: ({ context: { password } }: { context: WithPassword }) => password !== null,
  isPasswordFilled: ({ context: { password } }: { context: WithPassword }) =>
    password?.isFilled ?? false,
  isTaken: (_: unknown, { kind }: ConfirmationResult) => kind === 'confirmed',
}

/** The password after the member typed or cleared it. */
export function withTyped({ password }: WithPassword, isFilled: boolean): WithPassword {
  return { password: password && { ...password, isFilled, problem: null } }
}

/** The password after the member confirmed without typing it. */
export function withoutPassword({ password }: WithPassword): WithPassword {
  return { password: password && refused(password, { id: 'payout.password.error.empty' }) }
}

/** The password after the server's answer; null if there was no answer. */
export function withAnswer(
  { password }: WithPassword,
  result: ConfirmationResult | null,
): WithPassword {
  if (password === null) return { password }
  if (result?.kind === 'confirmed') {
    return { password: { ...password, isConfirmed: true, problem: null } }
  }
  const message = result ? confirmationMessage(result) : unanswered
  return { password: refused(password, message) }
}

/**
 * Whether a payout was refused because its confirmation is missing. From then on the member is asked for the password,
 * even if the page was opened before the site required it.
 */
export function isLapsed({ message }: { readonly message: MessageRef }): boolean {
  return message.id === lapsedMessage.id
}

function refused({ refusedAttempts }: PayoutPassword, problem: MessageRef): PayoutPassword {
  return { ...nothingTyped, problem, refusedAttempts: refusedAttempts + 1 }
}

/** The password field, while the review is open. */
export function passwordView(
  password: PayoutPassword | null,
  isBusy: boolean,
): PayoutPasswordView | null {
  if (password === null) return null
  const { problem, refusedAttempts } = password
  return { problem, refusedAttempts, isBusy }
}
