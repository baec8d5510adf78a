import type { MessageRef } from '../../base/messages/message.ts'
import { type Query, readAddress } from '../../kernel/routing/address.ts'
import { panelOf } from '../../kernel/routing/resolve.route.ts'
import { safeReturn } from '../../kernel/routing/safe.return.ts'
import { signInReason } from '../../kernel/routing/sign-in.reason.ts'

/** Why the visitor is asked to sign in, from the query of the login page: the return address counts first [ROUTE-53, OPEN-34]. */
export function loginReason(query: Query): MessageRef {
  const back = safeReturn(query.url)
  const wanted = back ? readAddress(back) : { query, route: null }
  return signInReason(panelOf(wanted.query) ?? wanted.route)
}
