import { siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useChild } from '../app/use-child.ts'
import { useIsWide } from '../app/use-media.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { ActionBar } from './action-bar.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { HeaderBalance } from './header-balance.tsx'
import { MenuButton } from './menu-button.tsx'
import { Waiting } from './waiting.tsx'

/** The banner of a member: their balance, and the actions, which a narrow screen has at its bottom. */
export function MemberHeader() {
  const { t } = useMessages()
  const username = useView(useSite().app.actor, siteView)?.username ?? ''
  const navigation = useChild('navigation')
  const isWide = useIsWide()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {isWide && <MenuButton />}
        <BrandLink isCompact />
        <span className={styles.gap} />
        {isWide && <Waiting as="waitingForPayment" />}
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
      {!isWide && <Waiting as="waitingForPayment" />}
      {!isWide && <ActionBar />}
    </header>
  )
}
