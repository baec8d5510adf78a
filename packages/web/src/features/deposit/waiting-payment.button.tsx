import type { QrPaymentView } from '@croupier/core/deposit'
import { ChevronRight } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import styles from './waiting-payment.button.module.css'

export interface WaitingPaymentButtonProps {
  readonly payment: QrPaymentView
  readonly onPress: () => void
}

/** A waiting code in one line, which leads back to it. */
export function WaitingPaymentButton({ payment, onPress }: WaitingPaymentButtonProps) {
  const { t, money } = useMessages('member')
  const { countdown, fractionLeft, isRetrying, payAmount } = payment
  return (
    <button type="button" className={styles.payment} onClick={onPress}>
      <span className={styles.what}>
        <span className={styles.title}>{t('transfer.waiting')}</span>
        <span className={styles.left}>{t('transfer.waitingLeft', { time: countdown })}</span>
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
