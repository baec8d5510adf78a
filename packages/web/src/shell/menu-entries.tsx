import { siteView } from '@croupier/core'
import { ArrowDownLeft, ArrowUpRight, House, Lock, LogOut } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { LanguageLinks } from '../app/language-links.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useChild } from '../app/use-child.ts'
import { useIsWide } from '../app/use-media.ts'
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
      {isMember && <MemberEntries />}
      <h2 className={styles.heading}>{t('menu.language')}</h2>
      <LanguageLinks />
    </nav>
  )
}

function MemberEntries() {
  const { t } = useMessages()
  const { leave } = useMenu()
  const session = useChild('session')
  const address = useShownPage()?.address
  const isWide = useIsWide()
  return (
    <>
      <h2 className={styles.heading}>{t('menu.groupMember')}</h2>
      <PageLink
        to={address?.path ?? '/'}
        query={{ ...address?.query, sideDeposit: 'true', tab: 'deposit-tab' }}
        className={styles.entry}
        onFollow={leave}
      >
        <Icon of={ArrowDownLeft} />
        {t('menu.deposit')}
      </PageLink>
      <PageLink
        to={isWide ? (address?.path ?? '/') : '/withdraw'}
        query={isWide ? { ...address?.query, sideDeposit: 'true', tab: 'withdraw-tab' } : {}}
        className={styles.entry}
        onFollow={leave}
      >
        <Icon of={ArrowUpRight} />
        {t('menu.withdraw')}
      </PageLink>
      <PageLink to="/resetPassword" className={styles.entry} onFollow={leave}>
        <Icon of={Lock} />
        {t('menu.resetPassword')}
      </PageLink>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          leave()
          session?.send({ type: 'session.signOut' })
        }}
      >
        <Icon of={LogOut} />
        {t('menu.logOut')}
      </button>
    </>
  )
}
