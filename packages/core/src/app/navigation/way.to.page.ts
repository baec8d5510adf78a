import type { SnapshotFrom } from 'xstate'
import { type Address, pathOf, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import { resolveRoute } from '../../kernel/routing/resolve.route.ts'
import { safeReturn } from '../../kernel/routing/safe.return.ts'
import type { navigationMachine } from './navigation.machine.ts'

/**
 * Where a link to a page leads the person who is here: to the page, or to the login and from there to the page for
 * a visitor whom it would send home, because a link that leads home says nothing [ROUTE-44…49, OPEN-34].
 */
export function wayTo(
  { context }: SnapshotFrom<typeof navigationMachine>,
  address: string,
): Pick<Address, 'path' | 'query'> {
  const decision = resolveRoute({ ...context, address })
  if (decision.kind === 'show' || decision.keptFrom === null) return readAddress(address)
  const { locale } = readAddress(address)
  const back = safeReturn(address)
  return readAddress(writeAddress(locale, pathOf('login'), back ? { url: back } : {}))
}
