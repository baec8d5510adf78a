import { type RouteName, siteView } from '@croupier/core'
import {
  Cherry,
  CircleHelp,
  Crown,
  Fish,
  Gamepad2,
  Gift,
  House,
  type IconNode,
  Medal,
  RotateCcw,
  Spade,
  Ticket,
  Trophy,
} from 'lucide'
import type { CSSProperties } from 'react'
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
import { PartnerLogos } from './partner-logos.tsx'
import { SearchBox } from './search-box.tsx'

/** The links of the main menu. As a page it has a different name, because the menu itself may stand beside it. */
export function MenuEntries({ isPage = false }: { isPage?: boolean }) {
  const { t } = useMessages('menu')
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  return (
    <nav className={styles.menu} aria-label={t(isPage ? 'route.menu' : 'landmark.mainMenu')}>
      <Entry route="index" to="/" icon={House} name={t('menu.home')} />
      <div className={styles.search}>
        <SearchBox isInMenu />
      </div>
      {isMember && (
        <Part
          name="memberEntries"
          whileLoading={<MemberEntriesSpace />}
          whenMissing={<MemberEntriesSpace />}
        />
      )}
      <h2 className={styles.heading}>{t('menu.groupGames')}</h2>
      <Entry route="list" to="/list/casino" icon={Spade} name={t('menu.casino')} />
      <Entry route="list" to="/list/slots" icon={Cherry} name={t('menu.slots')} />
      <Entry route="list" to="/list/fishing" icon={Fish} name={t('menu.fishing')} />
      <Entry route="list" to="/list/lotto" icon={Ticket} name={t('menu.lotto')} />
      <Entry route="list" to="/list/sports" icon={Trophy} name={t('menu.sports')} />
      <Entry route="list" to="/list/freespin" icon={RotateCcw} name={t('menu.freespin')} />
      <Entry route="demo" to="/demo" icon={Gamepad2} name={t('menu.demo')} />
      <Entry route="tournament" to="/tournament" icon={Medal} name={t('route.tournament')} />
      <h2 className={styles.heading}>{t('menu.groupAbout')}</h2>
      <Entry route="promotion" to="/promotion" icon={Gift} name={t('menu.promotion')} />
      <Entry route="vip" to="/vip" icon={Crown} name={t('menu.vip')} />
      <Entry route="help" to="/help" icon={CircleHelp} name={t('menu.help')} />
      <h2 className={styles.heading}>{t('menu.language')}</h2>
      <LanguageLinks />
      <PartnerLogos />
    </nav>
  )
}

/** The reserved space of the entries for members. */
function MemberEntriesSpace() {
  const { isAffiliateHidden } = useSite().app.services.site
  const room: CSSProperties & { '--entries': number } = { '--entries': isAffiliateHidden ? 8 : 9 }
  return <div className={styles.ownRoom} style={room} />
}

interface EntryProps {
  readonly route: RouteName
  readonly to: string
  readonly icon: IconNode
  readonly name: string
}

function Entry({ route, to, icon, name }: EntryProps) {
  const { leave } = useMenu()
  const page = useShownPage()
  const isCurrent = page?.route === route && (route !== 'list' || page.address.path === to)
  return (
    <PageLink to={to} className={styles.entry} isCurrent={isCurrent} onFollow={leave}>
      <Icon of={icon} />
      {name}
    </PageLink>
  )
}
