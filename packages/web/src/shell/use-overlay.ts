import { contentView, flowScreen, isHistoryOpen, siteView } from '@croupier/core'
import { depositFailureKind } from '@croupier/core/deposit'
import { noticesView } from '@croupier/core/notice'
import { type Overlay, shownOverlay } from '@croupier/core/overlay'
import { useSite } from '../app/app.provider.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { isPromotionEnd, usePromotionScreens } from '../app/use-promotion.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { useMenu } from './menu.provider.tsx'
import { useIsBusy, useOfferPlace } from './use-offer-place.ts'

/** The overlay that is shown: the most urgent of all that apply. */
export function useOverlay(): Overlay | null {
  const { app } = useSite()
  const menu = useMenu()
  const site = useView(app.actor, siteView)
  const content = useView(useChild('content'), contentView)
  const failure = useView(useFlow('deposit'), depositFailureKind)
  const chatLink = useView(useFlow('chatLink'), flowScreen)
  const notice = useView(useFlow('notices'), noticesView)?.notice
  const screens = usePromotionScreens()
  const navigation = useChild('navigation')
  const isBusy = useIsBusy()
  const place = useOfferPlace()
  const route = useShownPage()?.route
  const isHistory = useView(navigation, isHistoryOpen) ?? false
  return shownOverlay(
    {
      siteClosed: site?.isClosed ?? false,
      maintenance: route === 'maintenance',
      lostDeposit: failure === 'lost',
      chatLink: chatLink !== null && chatLink !== 'closed',
      history: isHistory,
      menu: menu.isOpen && !menu.isColumn,
      failure: content !== null && content.screen !== 'page',
      refusedDeposit: failure === 'refused',
      forcedNotice: notice?.isForced ?? false,
      notice: notice?.isForced === false,
      promotionMessage: screens.some(isPromotionEnd),
      promotionBox: place === 'box' && screens.includes('running'),
    },
    isBusy,
  )
}
