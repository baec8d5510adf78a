import { useSite } from '../app/app.provider.tsx'
import { MemberLink } from '../app/member-link.tsx'
import { PageLink } from '../app/page-link.tsx'
import { Part } from '../app/part.tsx'
import { useSiteDetails } from '../app/site-details.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { ContactLink } from './contact-link.tsx'
import styles from './footer.module.css'
import { LiveChat } from './live-chat.tsx'
import { SocialLinks } from './social-links.tsx'

/** The footer of every page: further pages, contacts, and social links. */
export function Footer() {
  const { t, locale } = useMessages('menu', 'member')
  const { contactLink, isAffiliateHidden, title } = useSite().app.services.site
  const { analytics, speedReports, texts } = useSiteDetails()
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('landmark.footer')}>
        <ul className={styles.links} aria-label={t('menu.groupGames')}>
          <li>
            <PageLink to="/list/casino">{t('menu.casino')}</PageLink>
          </li>
          <li>
            <PageLink to="/list/slots">{t('menu.slots')}</PageLink>
          </li>
          <li>
            <PageLink to="/list/fishing">{t('menu.fishing')}</PageLink>
          </li>
          <li>
            <PageLink to="/list/lotto">{t('menu.lotto')}</PageLink>
          </li>
          <li>
            <PageLink to="/list/sports">{t('menu.sports')}</PageLink>
          </li>
          <li>
            <PageLink to="/list/freespin">{t('menu.freespin')}</PageLink>
          </li>
        </ul>
        <ul className={styles.links} aria-label={t('menu.groupAbout')}>
          <li>
            <PageLink to="/promotion">{t('menu.promotion')}</PageLink>
          </li>
          <li>
            <PageLink to="/bonus">{t('menu.bonus')}</PageLink>
          </li>
          <li>
            <PageLink to="/event">{t('menu.event')}</PageLink>
          </li>
          <li>
            <PageLink to="/vip">{t('menu.vip')}</PageLink>
          </li>
          {!isAffiliateHidden && (
            <li>
              <MemberLink to="/affiliate">{t('menu.affiliate')}</MemberLink>
            </li>
          )}
          <li>
            <PageLink to="/help">{t('menu.help')}</PageLink>
          </li>
          {contactLink && (
            <li>
              <ContactLink />
            </li>
          )}
        </ul>
      </nav>
      <LiveChat />
      <SocialLinks />
      {texts.advertisedSpeed && <p>{texts.advertisedSpeed[locale]}</p>}
      {(analytics ?? speedReports) && <Part name="analyticsConsent" />}
      <p className={styles.site}>{title}</p>
    </footer>
  )
}
