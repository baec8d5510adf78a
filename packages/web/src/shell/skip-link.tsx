import { mainId } from '../app/main.id.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './skip-link.module.css'

/** The first element that the keyboard reaches; visible only while focused. */
export function SkipLink() {
  const { t } = useMessages()
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        const main = document.getElementById(mainId)
        if (!main) return
        // The browser would add an entry to its history, of which the page's own Back knows nothing.
        event.preventDefault()
        main.scrollIntoView()
        main.focus({ preventScroll: true })
      }}
    >
      {t('landmark.skipToContent')}
    </a>
  )
}
