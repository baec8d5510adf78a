import type { WireRefusal } from '../rest/refusal.ts'
import { sessionRefusals } from '../rest/session.refusals.ts'
import type { Member } from '../seed/members.ts'

/** A `userID` only counts together with that member's own token. */
export function refuseStranger(
  member: Member | null,
  userID: string | undefined,
): WireRefusal | null {
  if (userID === undefined) return null
  if (!member) return sessionRefusals.expired
  return member.id === userID ? null : sessionRefusals.unknown
}
