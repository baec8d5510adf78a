import { maintenanceHours } from '@croupier/core'
import type { Ref } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './maintenance-lines.module.css'
import { MoneyAdvice } from './money-advice.tsx'

export interface MaintenanceLinesProps {
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** The site did not answer; whether it is under maintenance is not known. */
  readonly isNetwork?: boolean
}

/**
 * What a site under maintenance says, in three lines [MAINT-05]. One that did not answer has the same lines
 * under a heading of its own, and no hours: nobody knows whether it is maintained [MAINT-06].
 */
export function MaintenanceLines({ headingRef, isNetwork = false }: MaintenanceLinesProps) {
  const { t } = useMessages()
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t(isNetwork ? 'maintenance.networkTitle' : 'maintenance.line1')}
      </h1>
      <p>{isNetwork ? t('maintenance.networkCause') : t('maintenance.line2', maintenanceHours)}</p>
      <p>
        {t('maintenance.line3')}
        <MoneyAdvice />
      </p>
    </>
  )
}
