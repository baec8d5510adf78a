import { useMessages } from '../../i18n/messages.provider.tsx'
import { LiveStatus } from '../../ui/live-status.tsx'
import { useQrPayment } from './use-qr-payment.ts'

/** Says that a code is still pending, where no link leads back to it. */
export function PaymentWaits() {
  const { t } = useMessages('member')
  const payment = useQrPayment()
  if (!payment) return null
  return (
    <LiveStatus tone={payment.isRetrying ? 'caution' : 'positive'}>
      {t('header.waitingForPayment', { time: payment.countdown })}
    </LiveStatus>
  )
}
