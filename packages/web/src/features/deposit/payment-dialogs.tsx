import type { QrPaymentView } from '@croupier/core/deposit'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { RunningDeposit } from './use-deposit.ts'

export interface PaymentDialogsProps {
  readonly payment: QrPaymentView
  readonly send: RunningDeposit['send']
}

/** The dialogs over the code: a warning that it is for one payment only, and whether to cancel it. */
export function PaymentDialogs({ payment, send }: PaymentDialogsProps) {
  if (payment.isConfirmingCancel) {
    return <CancelDialog payment={payment} send={send} />
  }
  return payment.isReuseWarningOpen && <ReuseDialog send={send} />
}

function ReuseDialog({ send }: Pick<PaymentDialogsProps, 'send'>) {
  const { t } = useMessages('deposit')
  return (
    <Dialog
      isUnasked
      title={t('deposit.reuse.title')}
      actions={
        <Button
          variant="primary"
          size="large"
          isWide
          onPress={() => send({ type: 'qr.understandReuse' })}
        >
          {t('action.gotIt')}
        </Button>
      }
    >
      <p>{t('deposit.reuse.body')}</p>
      <p>{t('deposit.reuse.savedImages')}</p>
    </Dialog>
  )
}

/** Asks whether to cancel the code. */
export function CancelDialog(props: PaymentDialogsProps) {
  // The member did not open the second question. It is a new dialog, so that screen readers announce it.
  return <Question key={props.payment.isCancelUnchecked ? 'unchecked' : 'asked'} {...props} />
}

function Question({ payment, send }: PaymentDialogsProps) {
  const { t } = useMessages('deposit')
  const keepWaiting = () => send({ type: 'qr.keepWaiting' })
  return (
    <Dialog
      isUnasked={payment.isCancelUnchecked}
      title={t('deposit.cancel.title')}
      onClose={keepWaiting}
      actions={
        <>
          <Button variant="primary" size="large" isWide onPress={keepWaiting}>
            {t('deposit.cancel.keepWaiting')}
          </Button>
          <Button variant="quiet" isWide onPress={() => send({ type: 'qr.confirmCancel' })}>
            {t('deposit.cancel.confirm')}
          </Button>
        </>
      }
    >
      {t(payment.isCancelUnchecked ? 'deposit.cancel.unchecked' : 'deposit.cancel.body')}
    </Dialog>
  )
}
