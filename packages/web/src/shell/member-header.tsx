import { siteView } from '@croupier/core'
import { Suspense } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { Screen } from '../app/screen.tsx'
import { useChild, useFlow } from '../app/use-child.ts'
import { useIsWide } from '../app/use-media.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { ActionBar } from './action-bar.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { HeaderBalance } from './header-balance.tsx'
import { MenuButton } from './menu-button.tsx'

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
        {isWide && <Waiting />}
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
      {!isWide && <Waiting />}
      {!isWide && <ActionBar />}
    </header>
  )
}

/** A payment can wait only once the deposit is loaded. */
function Waiting() {
  const isDepositRunning = useFlow('deposit') !== undefined
  return (
    isDepositRunning && (
      <Suspense>
        <Screen name="waitingForPayment" />
      </Suspense>
    )
  )
}
