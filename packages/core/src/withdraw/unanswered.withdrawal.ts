import type { KeyValueStorage } from '../ports/storage.ts'
import { lastingMemberKey } from '../session/member.facts.ts'

/** Where a member's withdrawal without an answer is kept. */
export function attemptKeyOf(username: string): string {
  return lastingMemberKey(username, 'withdraw.attempt')
}

/**
 * Whether the answer to a withdrawal of a member is missing, so that its flow is needed on any page. What
 * is kept is read by the flow itself; the entry only looks whether there is something.
 */
export function hasUnansweredWithdrawal(storage: KeyValueStorage, username: string): boolean {
  return storage.read(attemptKeyOf(username)) !== null
}
