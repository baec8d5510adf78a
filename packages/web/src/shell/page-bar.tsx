import { writeAddress } from '@croupier/core'
import { ArrowLeft, X } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './page-bar.module.css'
import { usePageTitle } from './use-page-title.ts'

/**
 * The second line of the banner on every page but the first one: back, where one is, and home. The
 * heading of the page says the same to those who listen.
 */
export function PageBar() {
  const { t, locale } = useMessages()
  const { navigation } = useSite().app.services
  const title = usePageTitle()
  return (
    <nav className={styles.bar} aria-label={t('landmark.pageBar')}>
      <IconButton
        label={t('action.back')}
        icon={ArrowLeft}
        onPress={() => navigation.back(writeAddress(locale, '/'))}
      />
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <PageLink to="/" className={styles.close} label={t('header.closePage')}>
        <Icon of={X} />
      </PageLink>
    </nav>
  )
}
