import { siteView } from '@croupier/core'
import { House } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { LanguageLinks } from '../app/language-links.tsx'
import { PageLink } from '../app/page-link.tsx'
import { Part } from '../app/part.tsx'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { useMenu } from './menu.provider.tsx'
import styles from './menu-entries.module.css'

/** Where the main menu leads. */
export function MenuEntries() {
  const { t } = useMessages()
  const { leave } = useMenu()
  const { app } = useSite()
  const isMember = useView(app.actor, siteView)?.isMember ?? false
  const isHome = useShownPage()?.route === 'index'
  return (
    <nav className={styles.menu} aria-label={t('landmark.mainMenu')}>
      <PageLink to="/" className={styles.entry} isCurrent={isHome} onFollow={leave}>
        <Icon of={House} />
        {t('menu.home')}
      </PageLink>
      {isMember && <Part name="memberEntries" />}
      <h2 className={styles.heading}>{t('menu.language')}</h2>
      <LanguageLinks />
    </nav>
  )
}
