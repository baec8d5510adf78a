import { isHistoryOpen, isPanelOpen, siteView } from '@croupier/core'
import { useEffect } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { Part } from '../app/part.tsx'
import type { ScreenName } from '../app/screen.names.ts'
import { useChild, useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'

/**
 * The screens that a running deposit may show at any time, with a network or without, on either side of 768 px,
 * and the page to which it leads back.
 */
const screensOfDeposit: readonly ScreenName[] = [
  'deposit',
  'depositFailure',
  'depositNews',
  'depositTab',
  'index',
  'memberHeader',
  'paymentWaits',
  'transferPanel',
  'waitingForPayment',
]

/** The same for a running withdrawal: its answer may be lost together with the network. */
const screensOfWithdraw: readonly ScreenName[] = [
  'index',
  'memberHeader',
  'transferPanel',
  'unansweredWithdrawal',
  'withdraw',
  'withdrawTab',
]

/** Everything beside or over the page: the panel, the history, the endings of a deposit, the closed site. */
export function Overlays() {
  const { app, screens } = useSite()
  const navigation = useChild('navigation')
  const isPanel = useView(navigation, isPanelOpen) ?? false
  const isHistory = useView(navigation, isHistoryOpen) ?? false
  const isClosed = useView(app.actor, siteView)?.isClosed ?? false
  const isDepositRunning = useFlow('deposit') !== undefined
  const isWithdrawRunning = useFlow('withdraw') !== undefined
  const isNoticesRunning = useFlow('notices') !== undefined
  const arePromotionsRunning = useFlow('promotions') !== undefined
  const isChatLinkRunning = useFlow('chatLink') !== undefined
  useEffect(() => {
    if (isDepositRunning) void screens.prepare(screensOfDeposit)
  }, [isDepositRunning, screens])
  useEffect(() => {
    if (isWithdrawRunning) void screens.prepare(screensOfWithdraw)
  }, [isWithdrawRunning, screens])
  return (
    <>
      {isPanel && <Part isNeeded name="transferPanel" />}
      {isHistory && <Part isNeeded name="historyDrawer" />}
      {isDepositRunning && <Part isNeeded name="depositFailure" />}
      {isDepositRunning && <Part name="depositNews" />}
      {isChatLinkRunning && <Part isNeeded name="chatLink" />}
      {arePromotionsRunning && <Part name="promotions" />}
      {isNoticesRunning && <Part name="notices" />}
      {isClosed && <Part isNeeded name="siteClosed" />}
    </>
  )
}
