import { mainId } from '../app/main.id.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import styles from './site-unavailable.module.css'

/** All there is when the site's settings or words could not be had. Needs the words of `boot` only. */
export function SiteUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <main id={mainId} className={styles.page}>
      <h1 className={styles.title}>{t('site.unavailable')}</h1>
      <p>{t('site.unavailableHelp')}</p>
      <Button variant="primary" size="large" onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </main>
  )
}
