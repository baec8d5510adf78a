import { flowScreen, openTransferTab } from '@croupier/core'
import type { TransferTab } from '@croupier/core/transfer-panel'
import { useSelector } from '@xstate/react'
import { useSite } from '../../app/app.provider.tsx'
import { useChild, useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { type TabParts, tabParts } from './tab.parts.ts'

export interface OpenTransfer {
  readonly tab: TransferTab
  readonly parts: TabParts
  readonly flow: string
  readonly screen: string
}

/** Which of the money flows is shown, and what it shows. */
export function useTransfer(): OpenTransfer {
  const tab = useView(useChild('navigation'), openTransferTab) ?? 'deposit-tab'
  const flow = useSite().app.flowOfTab[tab]
  const parts = tabParts[tab]
  const own = useView(useFlow(flow), flowScreen)
  const payout = useSelector(useFlow('withdraw'), (snapshot) => snapshot?.children.payout)
  const ofPayout = useView(payout, flowScreen)
  const screen = (flow === 'withdraw' ? ofPayout : null) ?? own ?? parts.firstScreen
  return { tab, parts, flow, screen }
}
