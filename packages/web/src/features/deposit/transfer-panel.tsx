import { useMessages } from '../../i18n/messages.provider.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { DepositBody } from './deposit-body.tsx'
import { depositDock } from './deposit-dock.tsx'
import { DepositMark } from './deposit-mark.tsx'
import { useDeposit } from './use-deposit.ts'
import { useTransferHead } from './use-transfer-head.ts'

/** The money flows beside the page, where there is room for both. */
export function TransferPanel() {
  const { t } = useMessages()
  const deposit = useDeposit()
  const head = useTransferHead()
  return (
    <DepositMark screen={deposit?.view.screen ?? 'checking'}>
      <SidePanel
        title={t('landmark.transferPanel')}
        back={head.back}
        close={head.close}
        dock={depositDock(deposit)}
        isDockQuiet={deposit?.view.screen === 'awaitingPayment'}
      >
        <DepositBody deposit={deposit} />
      </SidePanel>
    </DepositMark>
  )
}
