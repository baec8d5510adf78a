import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { LiveChat } from '../features/live-chat/live-chat.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { ContactLink } from './contact-link.tsx'
import styles from './footer.module.css'

/** What stands under every page: where to read on, and whom to ask. */
export function Footer() {
  const { t } = useMessages('menu', 'member')
  const { title } = useSite().app.services.site
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('menu.groupAbout')}>
        <PageLink to="/promotion">{t('menu.promotion')}</PageLink>
        <PageLink to="/bonus">{t('menu.bonus')}</PageLink>
        <PageLink to="/event">{t('menu.event')}</PageLink>
        <PageLink to="/vip">{t('menu.vip')}</PageLink>
        <PageLink to="/help">{t('menu.help')}</PageLink>
        <ContactLink />
      </nav>
      <LiveChat />
      <p className={styles.site}>{title}</p>
    </footer>
  )
}
