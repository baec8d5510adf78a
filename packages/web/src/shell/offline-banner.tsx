import { siteView } from '@croupier/core'
import { WifiOff } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-banner.module.css'

/** Says that the device has no network, for as long as it is so. */
export function OfflineBanner() {
  const { t } = useMessages()
  const { app } = useSite()
  const isOnline = useView(app.actor, siteView)?.isOnline ?? true
  return (
    <div aria-live="polite" className={styles.place}>
      {!isOnline && (
        <p role="status" aria-label={t('connection.offlineTitle')} className={styles.banner}>
          <Icon of={WifiOff} size="small" />
          {t('connection.offline')}
        </p>
      )}
    </div>
  )
}
