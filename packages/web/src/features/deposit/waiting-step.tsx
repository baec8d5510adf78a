import { useMessages } from '../../i18n/messages.provider.tsx'
import { Note } from '../../ui/note.tsx'
import { AmountReceipt } from './amount-receipt.tsx'
import { ChosenChannel } from './chosen-channel.tsx'
import { CancelDialog } from './payment-dialogs.tsx'
import { StepBeginning } from './step-beginning.tsx'
import type { RunningDeposit } from './use-deposit.ts'
import { useQrPayment } from './use-qr-payment.ts'
import { WaitingPaymentButton } from './waiting-payment.button.tsx'

/** The amount, to which the member went back from a code that goes on waiting. */
export function WaitingStep({ deposit }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const payment = useQrPayment()
  if (!payment) return null
  const { view, send } = deposit
  return (
    <>
      <StepBeginning>{t('field.amount')}</StepBeginning>
      <WaitingPaymentButton payment={payment} onPress={() => send({ type: 'deposit.showCode' })} />
      <ChosenChannel deposit={deposit} />
      <AmountReceipt amount={payment.payAmount} bonusLabel={view.chosen?.bonusLabel ?? null} />
      <Note tone="info">{t('deposit.waiting.one')}</Note>
      {payment.isConfirmingCancel && <CancelDialog payment={payment} send={send} />}
    </>
  )
}
