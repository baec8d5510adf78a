import { mainId } from '../../app/main.id.ts'
import { useIsWide } from '../../app/use-media.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { FlowFrame } from '../../ui/flow-frame.tsx'
import { DepositBody } from './deposit-body.tsx'
import { depositDock } from './deposit-dock.tsx'
import { DepositMark } from './deposit-mark.tsx'
import { useDeposit } from './use-deposit.ts'
import { useTransferHead } from './use-transfer-head.ts'

/** The deposit as a page: on a narrow screen it is all there is. */
export function DepositPage() {
  const { t } = useMessages('deposit')
  const isWide = useIsWide()
  const deposit = useDeposit()
  const head = useTransferHead()
  const isPaying = deposit?.view.screen === 'awaitingPayment'
  return (
    <DepositMark screen={deposit?.view.screen ?? 'checking'}>
      <FlowFrame
        title={isPaying ? t('deposit.qr.title') : t('route.deposit')}
        level={1}
        mainId={isWide ? undefined : mainId}
        back={head.back}
        close={head.close}
        dock={depositDock(deposit)}
        isDockQuiet={isPaying}
      >
        <DepositBody deposit={deposit} />
      </FlowFrame>
    </DepositMark>
  )
}
