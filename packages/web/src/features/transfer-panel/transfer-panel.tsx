import { hidesPanel } from '@croupier/core'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { CoveredContext } from '../../ui/covered.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TransferTabs } from './transfer-tabs.tsx'
import { useTransfer } from './use-transfer.ts'
import { useTransferHead } from './use-transfer-head.ts'

/**
 * The money flows beside the page, where there is room for both. Under maintenance the page says so, and
 * nothing beside it can be used [ERR-03].
 */
export function TransferPanel() {
  const { t } = useMessages('member')
  const transfer = useTransfer()
  const head = useTransferHead()
  const isCovered = useView(useChild('content'), hidesPanel) ?? false
  return (
    <FlowMark flow={transfer.flow} screen={transfer.screen}>
      <CoveredContext value={isCovered}>
        <SidePanel
          title={t('landmark.transferPanel')}
          back={head.back}
          close={head.close}
          isHidden={isCovered}
        >
          <TransferTabs transfer={transfer} />
        </SidePanel>
      </CoveredContext>
    </FlowMark>
  )
}
