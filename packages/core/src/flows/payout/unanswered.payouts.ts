import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { lastingMemberKey } from '../../kernel/storage/member.facts.ts'

/** The flows that pay money out. */
const payouts = ['withdraw', 'affiliate'] as const

export type Payout = (typeof payouts)[number]

/** The storage key of a member's payout without an answer. */
export function attemptKeyOf(username: string, payout: Payout): string {
  return lastingMemberKey(username, `${payout}.attempt`)
}

/**
 * A member's payouts without an answer, whose flows are needed on every page. The entry only checks whether something
 * is stored; the flows read it.
 */
export function unansweredPayouts(storage: KeyValueStorage, username: string): readonly Payout[] {
  return payouts.filter((payout) => storage.read(attemptKeyOf(username, payout)) !== null)
}
