import { useChild } from '../../app/use-child.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { TimeLine } from '../../ui/time-line.tsx'
import { useIsDepositShown } from './use-is-deposit-shown.ts'
import { useQrPayment } from './use-qr-payment.ts'
import styles from './waiting-for-payment.module.css'

/** Leads back to a code that waits while the member is elsewhere. */
export function WaitingForPayment() {
  const { t } = useMessages('member')
  const navigation = useChild('navigation')
  const isShown = useIsDepositShown()
  const payment = useQrPayment()
  if (isShown || !payment) return null
  return (
    <button
      type="button"
      className={styles.waiting}
      onClick={() => navigation?.send({ type: 'navigation.openDeposit' })}
    >
      <span className={classes(styles.dot, payment.isRetrying && styles.unsure)} />
      {t('header.waitingForPayment', { time: payment.countdown })}
      <span className={styles.line}>
        <TimeLine
          fraction={payment.fractionLeft}
          tone={payment.isRetrying ? 'caution' : 'accent'}
        />
      </span>
    </button>
  )
}
