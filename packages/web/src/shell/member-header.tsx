import { siteView, transferEntries } from '@croupier/core'
import { chatLinkView, chatMark } from '@croupier/core/chat'
import { favouritesView } from '@croupier/core/favourite'
import {
  ArrowDownLeft,
  ArrowUpRight,
  Clock,
  Heart,
  History,
  Lock,
  LogOut,
  MessageCircle,
  Users,
} from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ActionBar } from './action-bar.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { SearchPlace } from './header.tsx'
import { HeaderBalance } from './header-balance.tsx'
import { HistoryLink } from './history-link.tsx'
import { useMenu } from './menu.provider.tsx'
import { MenuButton } from './menu-button.tsx'
import entryStyles from './menu-entries.module.css'
import { RunningOffer } from './running-offer.tsx'
import { Waiting } from './waiting.tsx'

/** The banner for members: the balance, and the actions, which a narrow screen shows at its bottom. */
export function MemberHeader() {
  const { t } = useMessages('member')
  const username = useView(useSite().app.actor, siteView)?.username ?? ''
  const navigation = useChild('navigation')
  const isWide = useIsWide()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {isWide && <MenuButton />}
        <BrandLink isCompact />
        <SearchPlace />
        {isWide && <Reminders />}
        {isWide && (
          <HistoryLink className={buttonClasses({ variant: 'quiet' })}>
            <Icon of={History} />
            {t('menu.history')}
          </HistoryLink>
        )}
        <HeaderBalance username={username} />
        {isWide && (
          <Button
            variant="primary"
            onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
          >
            {t('menu.deposit')}
          </Button>
        )}
      </div>
      {!isWide && <Reminders />}
      {!isWide && <ActionBar />}
    </header>
  )
}

/** Reminders of money that is in flight on another page, and of a running offer. */
function Reminders() {
  return (
    <>
      <Waiting as="waitingForPayment" />
      <Waiting as="unansweredWithdrawal" />
      <Waiting as="unansweredCommission" />
      <RunningOffer as="offerReminder" />
    </>
  )
}

/** The entries of the main menu for members. */
export function MemberEntries() {
  const { t } = useMessages('member')
  const { app } = useSite()
  const { leave } = useMenu()
  const session = useChild('session')
  const entries = useView(useChild('navigation'), transferEntries)
  const isLinked = useIsChatLinked()
  return (
    <>
      <h2 className={entryStyles.heading}>{t('menu.groupMember')}</h2>
      <PageLink
        to={entries?.deposit.path ?? '/'}
        query={entries?.deposit.query ?? {}}
        className={entryStyles.entry}
        onFollow={leave}
      >
        <Icon of={ArrowDownLeft} />
        {t('menu.deposit')}
      </PageLink>
      <PageLink
        to={entries?.withdraw.path ?? '/'}
        query={entries?.withdraw.query ?? {}}
        className={entryStyles.entry}
        onFollow={leave}
      >
        <Icon of={ArrowUpRight} />
        {t('menu.withdraw')}
      </PageLink>
      <HistoryLink className={entryStyles.entry} onFollow={leave}>
        <Icon of={History} />
        {t('menu.history')}
      </HistoryLink>
      <AffiliateEntry />
      <GameEntries />
      <button
        type="button"
        className={entryStyles.entry}
        onClick={() => {
          leave()
          app.actor.send({ type: 'chatLink.requested' })
        }}
      >
        <Icon of={MessageCircle} />
        {t(isLinked ? 'menu.changeChat' : 'menu.linkChat')}
      </button>
      <PageLink to="/resetPassword" className={entryStyles.entry} onFollow={leave}>
        <Icon of={Lock} />
        {t('menu.resetPassword')}
      </PageLink>
      <button
        type="button"
        className={entryStyles.entry}
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

/** The link to the affiliate programme, unless the operator hides it [SHELL-39, OPEN-43]. */
function AffiliateEntry() {
  const { t } = useMessages('member')
  const { isAffiliateHidden } = useSite().app.services.site
  const { leave } = useMenu()
  const isCurrent = useShownPage()?.route === 'affiliate'
  if (isAffiliateHidden) return null
  return (
    <PageLink to="/affiliate" className={entryStyles.entry} isCurrent={isCurrent} onFollow={leave}>
      <Icon of={Users} />
      {t('menu.affiliate')}
    </PageLink>
  )
}

/** The member's games, with their number as soon as it is known [SHELL-40, SHELL-41]. */
function GameEntries() {
  const { t } = useMessages('member')
  const { leave } = useMenu()
  const counts = useView(useFlow('favourites'), favouritesView)?.counts
  return (
    <>
      <PageLink
        to="/favourite"
        className={entryStyles.entry}
        {...(counts && { label: t('menu.favouritesCount', { count: counts.favourites }) })}
        onFollow={leave}
      >
        <Icon of={Heart} />
        {t('menu.favourites')}
        {counts && <span className={entryStyles.count}>{counts.favourites}</span>}
      </PageLink>
      <PageLink
        to="/list/recent"
        className={entryStyles.entry}
        {...(counts && { label: t('menu.recentCount', { count: counts.recent }) })}
        onFollow={leave}
      >
        <Icon of={Clock} />
        {t('menu.recent')}
        {counts && <span className={entryStyles.count}>{counts.recent}</span>}
      </PageLink>
    </>
  )
}

/** The chart knows it if it runs; otherwise the stored value counts [SESS-19, SHELL-42]. */
function useIsChatLinked(): boolean {
  const { actor, services } = useSite().app
  const username = useView(actor, siteView)?.username ?? ''
  const known = useView(useFlow('chatLink'), chatLinkView)?.isLinked
  return known ?? chatMark(services.cookies, username) === 'linked'
}
