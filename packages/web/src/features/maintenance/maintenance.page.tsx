import { maintenanceCheckInterval } from '@croupier/core'
import { second } from '@croupier/core/time'
import { mainId } from '../../app/main.id.ts'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { MaintenanceLines } from '../../shell/maintenance-lines.tsx'
import { SiteName } from '../../shell/site-name.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { ClosedTable } from '../../ui/closed-table.tsx'
import { LiveStatus } from '../../ui/live-status.tsx'
import styles from './maintenance.page.module.css'

/** The only page while the site is under maintenance: it has no links and goes away by itself. */
export function MaintenancePage() {
  const { t, time } = useMessages('member')
  const checkedAt = useView(useChild('maintenance'), ({ context }) => context.checkedAt)
  const seconds = maintenanceCheckInterval / second
  return (
    <main id={mainId} tabIndex={-1} className={styles.page}>
      <SiteName />
      <div className={styles.words}>
        <ClosedTable label={t('maintenance.imageAlt')} />
        <MaintenanceLines />
        <p>{t('maintenance.returns')}</p>
        <div className={styles.state}>
          <Waiting as="paymentWaits" />
          <LiveStatus tone="caution">
            {checkedAt === null
              ? t('maintenance.checkedEvery', { seconds })
              : t('maintenance.checkedAt', { seconds, time: time(checkedAt) })}
          </LiveStatus>
        </div>
      </div>
    </main>
  )
}
