import { ChevronRight } from 'lucide'
import { useChild } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { useQrPayment } from './use-qr-payment.ts'
import styles from './waiting-payment-row.module.css'

/** The code that waits for its payment, on top of the history. */
export function WaitingPaymentRow() {
  const { t, money } = useMessages('history', 'member')
  const navigation = useChild('navigation')
  const payment = useQrPayment()
  if (!payment) return null
  const { countdown, fractionLeft, isRetrying, payAmount } = payment
  return (
    <button
      type="button"
      className={styles.payment}
      onClick={() => navigation?.send({ type: 'navigation.openDeposit' })}
    >
      <span className={styles.what}>
        <span className={styles.title}>{t('history.waiting')}</span>
        <span className={styles.left}>{t('history.waitingLeft', { time: countdown })}</span>
      </span>
      <span className={styles.amount}>
        <Money amount={money(payAmount)} currency={t('format.currency')} />
      </span>
      <Icon of={ChevronRight} size="small" />
      <span className={styles.line}>
        <TimeLine fraction={fractionLeft} tone={isRetrying ? 'caution' : 'accent'} />
      </span>
    </button>
  )
}
