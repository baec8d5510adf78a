import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './payment-facts.module.css'

export interface PaymentFactsProps {
  readonly payee: string | null
  readonly reference: string | null
}

/** What a member compares with the bank's app before paying, and quotes to the admin after it. */
export function PaymentFacts({ payee, reference }: PaymentFactsProps) {
  const { t } = useMessages('deposit')
  if (payee === null && reference === null) return null
  return (
    <Card>
      <dl className={styles.facts}>
        {payee !== null && (
          <div className={styles.fact}>
            <dt className={styles.label}>{t('deposit.qr.payee')}</dt>
            <dd className={styles.value}>{payee}</dd>
          </div>
        )}
        {reference !== null && (
          <div className={styles.fact}>
            <dt className={styles.label}>{t('deposit.qr.reference')}</dt>
            <dd className={styles.value}>
              <span>{reference}</span>
              <CopyButton size="small" text={reference} label={t('deposit.qr.copyReference')}>
                {t('deposit.qr.copy')}
              </CopyButton>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
