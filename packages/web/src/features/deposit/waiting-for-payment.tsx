import { useChild } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Reminder } from '../../ui/reminder.tsx'
import { useIsDepositShown } from './use-is-deposit-shown.ts'
import { useQrPayment } from './use-qr-payment.ts'

/** Leads back to a pending code while the member is elsewhere. */
export function WaitingForPayment() {
  const { t } = useMessages('member')
  const navigation = useChild('navigation')
  const isShown = useIsDepositShown()
  const payment = useQrPayment()
  if (isShown || !payment) return null
  return (
    <Reminder
      tone={payment.isRetrying ? 'caution' : 'positive'}
      fractionLeft={payment.fractionLeft}
      onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
    >
      {t('header.waitingForPayment', { time: payment.countdown })}
    </Reminder>
  )
}
