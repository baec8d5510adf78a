import type { Navigation } from '../src/base/ports/navigation.ts'
import type { RouteSettled } from '../src/kernel/flow/broadcast.facts.ts'
import { readAddress } from '../src/kernel/routing/address.ts'
import { testEpoch } from './virtual-clock.ts'

/** The event that the root broadcasts when navigation has ended on an address. */
export function settledAt(text: string, now = testEpoch): RouteSettled {
  const address = readAddress(text)
  const { route } = address
  if (route === null) throw new Error(`"${text}" is no page.`)
  return { type: 'route.settled', route, address, panel: null, now }
}

/** Sends `route.settled` to a flow that runs without the root, for every address of its navigation port. */
export function followRoutes(
  actor: { readonly send: (event: RouteSettled) => void },
  navigation: Pick<Navigation, 'watch'>,
): void {
  navigation.watch((address) => actor.send(settledAt(address)))
}
