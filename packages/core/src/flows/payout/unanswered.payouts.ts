import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { lastingMemberKey } from '../../kernel/storage/member.facts.ts'

/** The flows that pay money out. */
const payouts = ['withdraw', 'affiliate'] as const

export type Payout = (typeof payouts)[number]

/** Where a member's payout without an answer is kept. */
export function attemptKeyOf(username: string, payout: Payout): string {
  return lastingMemberKey(username, `${payout}.attempt`)
}

/**
 * The payouts of a member whose answer is missing, so that their flows are needed on any page. What is
 * kept is read by the flows themselves; the entry only looks whether there is something.
 */
export function unansweredPayouts(storage: KeyValueStorage, username: string): readonly Payout[] {
  return payouts.filter((payout) => storage.read(attemptKeyOf(username, payout)) !== null)
}
