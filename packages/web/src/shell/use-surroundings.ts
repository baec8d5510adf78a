import type { RouteName } from '@croupier/core'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'

/**
 * What stands around a page: header and menu, the brand alone, or nothing, where the page brings its own
 * main part.
 */
export type Surroundings = 'full' | 'slim' | 'none'

/** The pages with nothing but themselves to offer [SHELL-09]. */
const entrances: readonly RouteName[] = ['login', 'register', 'registerAff', 'aff', 'forgot']

export function useSurroundings(): Surroundings {
  const route = useShownPage()?.route
  const isWide = useIsWide()
  if (route && entrances.includes(route)) return 'slim'
  if (route === 'maintenance' || route === 'loginLine') return 'none'
  return (route === 'deposit' || route === 'withdraw') && !isWide ? 'none' : 'full'
}
