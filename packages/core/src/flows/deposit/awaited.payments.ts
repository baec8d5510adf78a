import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'

/** The storage key of a member's late payments, which all tabs share. */
export function latePaymentsKeyOf(username: string): string {
  return memberKey(username, 'latePayments')
}

/**
 * Whether late payments are awaited, so that their flow is needed on every page. The entry only checks whether
 * something is stored; the flow reads it.
 */
export function hasLatePayments(storage: KeyValueStorage, username: string): boolean {
  return storage.read(latePaymentsKeyOf(username)) !== null
}
