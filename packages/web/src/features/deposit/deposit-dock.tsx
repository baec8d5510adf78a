import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { amountFormId } from './amount-step.tsx'
import type { RunningDeposit } from './use-deposit.ts'
import { useQrPayment } from './use-qr-payment.ts'
import { useTransferHead } from './use-transfer-head.ts'

/** What stands at the bottom edge of a step, at the thumb; nothing where there is nothing to do. */
export function depositDock(deposit: RunningDeposit | null) {
  if (!deposit) return null
  switch (deposit.view.screen) {
    case 'awaitingPayment':
      return <CancelDock deposit={deposit} />
    case 'succeeded':
      return <DoneDock deposit={deposit} />
    case 'choosingChannel':
      return null
    default:
      return deposit.view.chosen && <ConfirmDock deposit={deposit} />
  }
}

function ConfirmDock({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const isPausing = !view.canSubmit && !view.isRequesting && view.screen === 'enteringAmount'
  return (
    <Button
      type="submit"
      form={amountFormId}
      variant="primary"
      size="large"
      isWide
      isBusy={view.isRequesting}
      disabledReason={isPausing ? t('deposit.amount.pause') : undefined}
    >
      {view.isRequesting ? t('deposit.qr.requesting') : t('deposit.amount.submit')}
    </Button>
  )
}

function CancelDock({ deposit: { send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const isCancelling = useQrPayment()?.isCancelling ?? false
  return (
    <Button
      variant="quiet"
      isWide
      isBusy={isCancelling}
      onPress={() => send({ type: 'qr.cancel' })}
    >
      {isCancelling ? t('status.checking') : t('action.cancel')}
    </Button>
  )
}

function DoneDock({ deposit: { send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const { close } = useTransferHead()
  return (
    <>
      <Button variant="primary" size="large" isWide onPress={close.onPress}>
        {t('deposit.result.done')}
      </Button>
      <Button variant="quiet" isWide onPress={() => send({ type: 'deposit.again' })}>
        {t('deposit.result.again')}
      </Button>
    </>
  )
}
