import type {
  EndpointName,
  WireAnswer,
  WireBody,
  WireParameters,
  WireQuery,
  WireRefusalDetail,
} from '@croupier/core/contract'
import type { Member } from '../seed/members.ts'
import type { World } from '../world/world.ts'
import type { WireRefusal } from './refusal.ts'

/** One call, with its query and body read by the contract. */
export interface Call<Name extends EndpointName> {
  readonly world: World
  /** The origin of the site, such as `http://localhost:4173`. */
  readonly origin: string
  readonly parameters: WireParameters<Name>
  readonly query: WireQuery<Name>
  readonly body: WireBody<Name>
  /** The token of the `Authorization` header. */
  readonly token: string | null
  /** The member of the token, or null for a visitor or if the call needs no member. */
  readonly member: Member | null
  /** Whether a success is armed: the handler then skips the rules. */
  readonly skipsRules: boolean
  /** The idempotency key of a money write; null if it has none. */
  readonly key: string | null
}

/** The answer of a call. */
export type Answered<Name extends EndpointName> =
  | WireAnswer<Name>
  | (WireRefusal & WireRefusalDetail<Name>)

export type Handler<Name extends EndpointName> = (call: Call<Name>) => Answered<Name>

export type MemberCall<Name extends EndpointName> = Call<Name> & { readonly member: Member }

/** A handler for a call that only members make. */
export function forMember<Name extends EndpointName>(
  handle: (call: MemberCall<Name>) => Answered<Name>,
): Handler<Name> {
  return (call) => {
    const { member } = call
    if (!member) throw new Error('the contract asks for no member’s token here, so nobody is known')
    return handle({ ...call, member })
  }
}
