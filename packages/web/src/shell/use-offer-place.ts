import { flowScreen, openTransferTab } from '@croupier/core'
import { offerPlace } from '@croupier/core/overlay'
import { useChild, useFlow } from '../app/use-child.ts'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'

/** Whether money or a game is on the screen. */
export function useIsBusy(): boolean {
  const isMoneyShown = useView(useChild('navigation'), openTransferTab) !== null
  const game = useView(useFlow('gameLaunch'), flowScreen)
  return isMoneyShown || game === 'launching' || game === 'embedded'
}

/** Where the countdown of a running offer is shown. */
export function useOfferPlace(): ReturnType<typeof offerPlace> {
  const isBusy = useIsBusy()
  const isNarrow = !useIsWide()
  const route = useShownPage()?.route ?? null
  return offerPlace({ isBusy, isNarrow, route })
}
