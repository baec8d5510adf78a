import { useMessages } from '../i18n/messages.provider.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './page-skeleton.module.css'

/** A placeholder for a page whose script is still loading. */
export function PageSkeleton() {
  const { t } = useMessages()
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('status.loading')}</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="card" />
    </div>
  )
}
