import { mainId } from '../app/main.id.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './skip-link.module.css'

/** The first thing that the keyboard reaches; seen only then. */
export function SkipLink() {
  const { t } = useMessages()
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('landmark.skipToContent')}
    </a>
  )
}
