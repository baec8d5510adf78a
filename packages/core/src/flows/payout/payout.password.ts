import type { MessageRef } from '../../base/messages/message.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'

/** What a chart knows of the password that confirms a payout; the password itself is in the vault. */
export interface PayoutPassword {
  readonly isFilled: boolean
  /** The server took it, for the payout that comes next. */
  readonly isConfirmed: boolean
  readonly problem: MessageRef | null
  /** How often a press was refused: each leads back to the field, which is empty then. */
  readonly refusedAttempts: number
}

/** What the look shows of it. */
export interface PayoutPasswordView extends Pick<PayoutPassword, 'problem' | 'refusedAttempts'> {
  /** The server is asked, and nothing can be typed. */
  readonly isBusy: boolean
}

/** What the server says of a password. */
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

/** A look begins with nothing typed. Null where the site asks for no password. */
export function beginPassword(asksForPassword: boolean): PayoutPassword | null {
  return asksForPassword ? nothingTyped : null
}

const unanswered: MessageRef = { id: 'payout.password.error.unanswered' }

/** What a payout comes to that the server refuses for want of a confirmation. */
export const lapsedMessage: MessageRef = { id: 'payout.password.error.lapsed' }

/** What the look says of a password that the server did not take: nothing was paid out. */
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

interface Known {
  readonly password: PayoutPassword | null
}

/** The guards of the password in a chart that pays money out. */
export const passwordGuards = {
  isConfirmed: ({ context: { password } }: { context: Known }) => password?.isConfirmed ?? true,
  isPasswordAsked: ({ context: { password } }: { context: Known }) => password !== null,
  isPasswordFilled: ({ context: { password } }: { context: Known }) => password?.isFilled ?? false,
  isTaken: (_: unknown, { kind }: ConfirmationResult) => kind === 'confirmed',
}

/** What such a chart notes of what is typed. */
export function withTyped({ password }: Known, isFilled: boolean): Known {
  return { password: password && { ...password, isFilled, problem: null } }
}

/** A press without a password. */
export function withoutPassword({ password }: Known): Known {
  return { password: password && refused(password, { id: 'payout.password.error.empty' }) }
}

/** What the server says of it; null where it said nothing. */
export function withAnswer({ password }: Known, result: ConfirmationResult | null): Known {
  if (password === null) return { password }
  if (result?.kind === 'confirmed') {
    return { password: { ...password, isConfirmed: true, problem: null } }
  }
  const message = result ? confirmationMessage(result) : unanswered
  return { password: refused(password, message) }
}

/**
 * Whether a refusal says that the server wants a confirmation. Such a server is asked for one from then on,
 * also where the page was opened before the site wanted it.
 */
export function isLapsed({ message }: { readonly message: MessageRef }): boolean {
  return message.id === lapsedMessage.id
}

function refused({ refusedAttempts }: PayoutPassword, problem: MessageRef): PayoutPassword {
  return { ...nothingTyped, problem, refusedAttempts: refusedAttempts + 1 }
}

/** What is shown of it while the look is open. */
export function passwordView(
  password: PayoutPassword | null,
  isBusy: boolean,
): PayoutPasswordView | null {
  if (password === null) return null
  const { problem, refusedAttempts } = password
  return { problem, refusedAttempts, isBusy }
}
