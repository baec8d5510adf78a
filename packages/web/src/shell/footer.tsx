import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useSiteDetails } from '../app/site-details.ts'
import { LiveChat } from '../features/live-chat/live-chat.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { ContactLink } from './contact-link.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

/** What stands under every page: where to read on, whom to ask, and where else the site is. */
export function Footer() {
  const { t, locale } = useMessages('menu', 'member')
  const { isAffiliateHidden, title } = useSite().app.services.site
  const { texts } = useSiteDetails()
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('menu.groupAbout')}>
        <PageLink to="/promotion">{t('menu.promotion')}</PageLink>
        <PageLink to="/bonus">{t('menu.bonus')}</PageLink>
        <PageLink to="/event">{t('menu.event')}</PageLink>
        <PageLink to="/vip">{t('menu.vip')}</PageLink>
        {!isAffiliateHidden && <PageLink to="/affiliate">{t('menu.affiliate')}</PageLink>}
        <PageLink to="/help">{t('menu.help')}</PageLink>
        <ContactLink />
      </nav>
      <LiveChat />
      <SocialLinks />
      {texts.advertisedSpeed && <p>{texts.advertisedSpeed[locale]}</p>}
      <p className={styles.site}>{title}</p>
    </footer>
  )
}
