import { FlowMark } from '../../app/flow-mark.tsx'
import { mainId } from '../../app/main.id.ts'
import { useIsWide } from '../../app/use-media.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { FlowFrame } from '../../ui/flow-frame.tsx'
import { TransferTabs } from './transfer-tabs.tsx'
import { useTransfer } from './use-transfer.ts'
import { useTransferHead } from './use-transfer-head.ts'

/** The money flows as a page, for narrow screens. */
export function TransferPage() {
  const { t } = useMessages('member')
  const isWide = useIsWide()
  const transfer = useTransfer()
  const head = useTransferHead()
  const { flow, parts, screen } = transfer
  return (
    <FlowMark flow={flow} screen={screen}>
      <FlowFrame
        title={t(parts.alone[screen] ?? 'landmark.transferPanel')}
        level={1}
        mainId={isWide ? undefined : mainId}
        back={head.back}
        close={head.close}
      >
        <TransferTabs transfer={transfer} />
      </FlowFrame>
    </FlowMark>
  )
}
