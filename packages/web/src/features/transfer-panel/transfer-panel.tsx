import { FlowMark } from '../../app/flow-mark.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TransferTabs } from './transfer-tabs.tsx'
import { useTransfer } from './use-transfer.ts'
import { useTransferHead } from './use-transfer-head.ts'

/** The money flows beside the page, where there is room for both. */
export function TransferPanel() {
  const { t } = useMessages('member')
  const transfer = useTransfer()
  const head = useTransferHead()
  return (
    <FlowMark flow={transfer.flow} screen={transfer.screen}>
      <SidePanel title={t('landmark.transferPanel')} back={head.back} close={head.close}>
        <TransferTabs transfer={transfer} />
      </SidePanel>
    </FlowMark>
  )
}
