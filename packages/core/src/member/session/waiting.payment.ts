import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'

/** Where a member's waiting payment is kept. */
export function paymentKeyOf(username: string): string {
  return memberKey(username, 'deposit.payment')
}

/**
 * Whether a member left a payment waiting, so that its flow is needed on any page. What is kept is read
 * by the flow itself; the entry only looks whether there is something.
 */
export function hasWaitingPayment(storage: KeyValueStorage, username: string): boolean {
  return storage.read(paymentKeyOf(username)) !== null
}
