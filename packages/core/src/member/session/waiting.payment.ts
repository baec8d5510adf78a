import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'

/** The storage key of a member's waiting payment. */
export function paymentKeyOf(username: string): string {
  return memberKey(username, 'deposit.payment')
}

/**
 * Whether a member left a payment waiting, so that its flow is needed on every page. The entry only checks whether
 * something is stored; the flow reads it.
 */
export function hasWaitingPayment(storage: KeyValueStorage, username: string): boolean {
  return storage.read(paymentKeyOf(username)) !== null
}
