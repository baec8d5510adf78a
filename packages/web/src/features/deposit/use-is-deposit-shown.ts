import { isPanelOpen, shownRoute } from '@croupier/core'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** Whether the deposit is on the screen, as a panel or as a page. */
export function useIsDepositShown(): boolean {
  const isShown = useView(
    useChild('navigation'),
    (snapshot) => isPanelOpen(snapshot) || shownRoute(snapshot)?.route === 'deposit',
  )
  return isShown ?? false
}
