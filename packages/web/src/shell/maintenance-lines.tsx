import { maintenanceHours } from '@croupier/core'
import type { Ref } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './maintenance-lines.module.css'
import { MoneyAdvice } from './money-advice.tsx'

export interface MaintenanceLinesProps {
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Whether the site did not answer at all, so that nobody knows whether it is under maintenance. */
  readonly isNetwork?: boolean
}

/** The message of the heading. */
export function maintenanceTitle(isNetwork: boolean) {
  return isNetwork ? 'maintenance.networkTitle' : 'maintenance.line1'
}

/**
 * The three lines of a site under maintenance [MAINT-05]. A site that did not answer has the same lines under a
 * different heading and without hours, because nobody knows whether it is under maintenance [MAINT-06].
 */
export function MaintenanceLines({ headingRef, isNetwork = false }: MaintenanceLinesProps) {
  const { t } = useMessages()
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t(maintenanceTitle(isNetwork))}
      </h1>
      <p>{isNetwork ? t('maintenance.networkCause') : t('maintenance.line2', maintenanceHours)}</p>
      <p>
        {t('maintenance.line3')}
        <MoneyAdvice />
      </p>
    </>
  )
}
