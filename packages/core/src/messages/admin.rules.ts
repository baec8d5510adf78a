import type { MessageId } from './message.ts'

/** The messages that ask the reader to contact the admin. */
const asking: ReadonlySet<MessageId> = new Set<MessageId>([
  'chatLink.error.alreadyUsed',
  'chatLink.error.other',
  'deposit.qr.error.requestFailed',
  'forgot.error.retryOrAdmin',
  'login.error.accountBlocked',
  'login.error.other',
  'login.error.passwordLocked',
  'login.error.uplineLocked',
  'register.error.other',
  'register.error.retryOrAdmin',
  'register.error.verifyIdentity',
  'reset.error.other',
])

/** Whether a message asks the reader to contact the admin, so that the way there belongs beside it. */
export function asksForAdmin(id: MessageId): boolean {
  return asking.has(id)
}
