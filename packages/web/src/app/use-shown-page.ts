import { type ShownRoute, shownRoute } from '@croupier/core'
import { useChild } from './use-child.ts'
import { useView } from './use-view.ts'

/** The page that is shown and its address; null until the first decision. */
export function useShownPage(): ShownRoute | null {
  return useView(useChild('navigation'), shownRoute)
}
