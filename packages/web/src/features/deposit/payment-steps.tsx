import type { ChannelKind } from '@croupier/core/deposit'
import type { ReactNode } from 'react'
import { useMedia } from '../../app/use-media.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BankApps } from './bank-apps.tsx'
import styles from './payment-steps.module.css'

export interface PaymentStepsProps {
  /** What pays it. */
  readonly kind: ChannelKind | null
  /** Saves the picture of the code. */
  readonly saveButton: ReactNode
}

/**
 * How the code is paid: on the phone that shows it, by its picture in the gallery, and elsewhere by scanning it with
 * a phone.
 */
export function PaymentSteps({ kind, saveButton }: PaymentStepsProps) {
  const { t } = useMessages('deposit')
  const isOnPhone = !useMedia('(min-width: 48em)')
  const openApp =
    kind === 'trueMoney' ? t('deposit.steps.openTrueMoney') : t('deposit.steps.openBank')
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {isOnPhone ? t('deposit.steps.thisPhone') : t('deposit.steps.aPhone')}
      </h2>
      <ol className={styles.steps}>
        {isOnPhone ? (
          <>
            <li className={styles.step}>
              <div className={styles.words}>{saveButton}</div>
            </li>
            <li className={styles.step}>
              <div className={styles.words}>
                {openApp}
                {kind !== 'trueMoney' && <BankApps />}
              </div>
            </li>
            <li className={styles.step}>{t('deposit.steps.gallery')}</li>
          </>
        ) : (
          <>
            <li className={styles.step}>{openApp}</li>
            <li className={styles.step}>{t('deposit.steps.scan')}</li>
            <li className={styles.step}>{t('deposit.steps.check')}</li>
          </>
        )}
      </ol>
      {!isOnPhone && saveButton}
    </section>
  )
}
