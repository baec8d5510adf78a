import type { SnapshotFrom } from 'xstate'
import { type Address, pathOf, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import { resolveRoute } from '../../kernel/routing/resolve.route.ts'
import { safeReturn } from '../../kernel/routing/safe.return.ts'
import type { navigationMachine } from './navigation.machine.ts'

/**
 * Where a link to a page leads: to the page itself, or, for a visitor whom that page would send home, to the login
 * and then to the page. A link that leads home would explain nothing [ROUTE-44…49, OPEN-34].
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
