import type { EndpointName, WireAnswer, WireBody, WireQuery } from '@croupier/core/contract'
import type { Member } from '../seed/members.ts'
import type { World } from '../world/world.ts'

/** A refusal as it travels. Backends name the code; the hint is for whoever reads the network log. */
export interface WireRefusal {
  readonly code: number
  readonly message: string
  readonly hint?: string
}

/** One call whose query and body were read by the contract. */
export interface Call<Name extends EndpointName> {
  readonly world: World
  readonly query: WireQuery<Name>
  readonly body: WireBody<Name>
  /** The token of the `Authorization` header. */
  readonly token: string | null
  /** The member whom an access token names, or null where the call needs none. */
  readonly member: Member | null
  /** An armed success: do the real thing whatever the rules say. */
  readonly skipsRules: boolean
}

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => WireAnswer<Name> | WireRefusal

export type MemberCall<Name extends EndpointName> = Call<Name> & { readonly member: Member }

/** A handler for a call that carries an access token. */
export function forMember<Name extends EndpointName>(
  handle: (call: MemberCall<Name>) => WireAnswer<Name> | WireRefusal,
): Handler<Name> {
  return (call) => {
    const { member } = call
    if (!member) throw new Error('the contract asks for no access token here, so nobody is known')
    return handle({ ...call, member })
  }
}
