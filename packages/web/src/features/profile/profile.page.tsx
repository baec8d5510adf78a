import { siteView } from '@croupier/core'
import { profileView } from '@croupier/core/profile'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useChild, useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { MenuEntries } from '../../shell/menu-entries.tsx'
import { OwnAccount } from '../../shell/own-account.tsx'
import { Page } from '../../shell/page.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import styles from './profile.page.module.css'

/** The member's own page on a phone: name, money, account, and everything else of theirs. */
export function ProfilePage() {
  const { t } = useMessages('menu', 'member')
  const username = useView(useSite().app.actor, siteView)?.username ?? ''
  const navigation = useChild('navigation')
  return (
    <Page title={t('route.profile')}>
      <section className={styles.member}>
        <p className={styles.username}>{username}</p>
        <div className={styles.money}>
          <Button
            variant="primary"
            size="large"
            isWide
            onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
          >
            {t('menu.deposit')}
          </Button>
          <PageLink to="/withdraw" className={buttonClasses({ size: 'large', isWide: true })}>
            {t('menu.withdraw')}
          </PageLink>
        </div>
      </section>
      <Account />
      <MenuEntries isPage />
    </Page>
  )
}

function Account() {
  const { t } = useMessages('menu')
  const { clock } = useSite().app.services
  const profile = useFlow('profile')
  const view = useView(profile, profileView)
  const screen = view?.screen ?? 'loading'
  const part = useKeptFocus<HTMLDivElement>(screen)
  return (
    <div ref={part} data-flow="profile" data-screen={screen}>
      {screen === 'missing' && (
        <>
          <Note tone="caution" role="status">
            {t('profile.missing')}
          </Note>
          <Button
            variant="link"
            onPress={() => profile?.send({ type: 'profile.request', now: clock.now() })}
          >
            {t('action.tryAgain')}
          </Button>
        </>
      )}
      {(screen === 'loading' || screen === 'shown') && (
        <OwnAccount title={t('profile.bankAccount')} account={view?.account ?? null} />
      )}
      {screen === 'withoutAccount' && <Note tone="caution">{t('profile.noAccount')}</Note>}
    </div>
  )
}
