import type { RouteName } from '@croupier/core'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'

/**
 * What surrounds a page: header, menu and footer, a slim header in place of the usual one, or nothing if the
 * page has its own main element [SHELL-08, SHELL-09].
 */
export type Surroundings = 'full' | 'slim' | 'none'

/** The pages where somebody signs in or registers. */
const entrances: readonly RouteName[] = ['login', 'register', 'registerAff', 'aff']

export function useSurroundings(): Surroundings {
  const route = useShownPage()?.route
  const isWide = useIsWide()
  if (route && entrances.includes(route)) return 'slim'
  if (route === 'maintenance' || route === 'loginLine') return 'none'
  return (route === 'deposit' || route === 'withdraw') && !isWide ? 'none' : 'full'
}
