import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'

/** Where the late payments of a member are kept, over a reload and in every tab. */
export function latePaymentsKeyOf(username: string): string {
  return memberKey(username, 'latePayments')
}

/**
 * Whether money may come late, so that its flow is needed on any page. What is kept is read by the flow
 * itself; the entry only looks whether there is something.
 */
export function hasLatePayments(storage: KeyValueStorage, username: string): boolean {
  return storage.read(latePaymentsKeyOf(username)) !== null
}
