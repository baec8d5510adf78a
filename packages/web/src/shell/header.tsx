import { siteView } from '@croupier/core'
import { PanelLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { Screen } from '../app/screen.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { ActionBar } from './action-bar.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { HeaderBalance } from './header-balance.tsx'
import type { MenuSwitch } from './use-menu.ts'

/** The banner of most pages: the site, who is here, and the way to the money. */
export function Header({ menu }: { menu: MenuSwitch }) {
  const { app } = useSite()
  const site = useView(app.actor, siteView)
  return site?.isMember ? (
    <MemberHeader username={site.username} menu={menu} />
  ) : (
    <VisitorHeader menu={menu} />
  )
}

function VisitorHeader({ menu }: { menu: MenuSwitch }) {
  const { t } = useMessages()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <MenuButton menu={menu} />
        <BrandLink />
        <span className={styles.gap} />
        <PageLink to="/login" className={buttonClasses({ variant: 'secondary' })}>
          {t('header.logIn')}
        </PageLink>
      </div>
    </header>
  )
}

function MemberHeader({ username, menu }: { username: string; menu: MenuSwitch }) {
  const { t } = useMessages()
  const navigation = useChild('navigation')
  const isDepositRunning = useFlow('deposit') !== undefined
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.wide}>
          <MenuButton menu={menu} />
        </span>
        <BrandLink isCompact />
        <span className={styles.gap} />
        <HeaderBalance username={username} />
        <span className={styles.wide}>
          <Button
            variant="primary"
            onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
          >
            {t('menu.deposit')}
          </Button>
        </span>
      </div>
      {isDepositRunning && (
        <Suspense>
          <Screen name="waitingForPayment" />
        </Suspense>
      )}
      <ActionBar menu={menu} />
    </header>
  )
}

function MenuButton({ menu }: { menu: MenuSwitch }) {
  const { t } = useMessages()
  return (
    <IconButton
      label={t('header.toggleMenu')}
      icon={PanelLeft}
      isExpanded={menu.isOpen}
      onPress={menu.toggle}
    />
  )
}

/** The banner of a page that has nothing but itself to offer. */
export function SlimHeader() {
  return (
    <header className={classes(styles.header, styles.plain)}>
      <div className={styles.row}>
        <BrandLink />
      </div>
    </header>
  )
}
