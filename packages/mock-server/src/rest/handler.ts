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

/** One call whose query and body were read by the contract. */
export interface Call<Name extends EndpointName> {
  readonly world: World
  /** The origin of the site, such as `http://localhost:4173`. */
  readonly origin: string
  readonly parameters: WireParameters<Name>
  readonly query: WireQuery<Name>
  readonly body: WireBody<Name>
  /** The token of the `Authorization` header. */
  readonly token: string | null
  /** The member whom the token names, or null for a visitor and where the call needs none. */
  readonly member: Member | null
  /** An armed success: do the real thing whatever the rules say. */
  readonly skipsRules: boolean
  /** What a money write came under, so that it acts once; null where it named nothing. */
  readonly key: string | null
}

/** What a call answers. */
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
