import { balanceView } from '@croupier/core'
import { ArrowDownLeft, ArrowUpRight, RefreshCw } from 'lucide'
import { PageLink } from '../../app/page-link.tsx'
import { useChild } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import styles from './member-welcome.module.css'

/** The member's balance, large, with links to deposit and withdraw. */
export function MemberWelcome({ username }: { username: string }) {
  const { t } = useMessages('home')
  const isUnavailable = useView(useChild('balance'), balanceView)?.isUnavailable
  const part = useKeptFocus<HTMLElement>(String(isUnavailable))
  return (
    <section ref={part} className={styles.welcome}>
      <h1 tabIndex={-1} className={styles.hello}>
        {t('home.welcome', { username })}
      </h1>
      <div>
        <p className={styles.label}>{t('header.balance')}</p>
        <Balance />
      </div>
      <div className={styles.ways}>
        <PageLink
          to="/"
          query={{ sideDeposit: 'true' }}
          className={buttonClasses({ variant: 'primary', size: 'large' })}
        >
          <Icon of={ArrowDownLeft} />
          {t('home.deposit')}
        </PageLink>
        <PageLink
          to="/"
          query={{ sideDeposit: 'true', tab: 'withdraw-tab' }}
          className={buttonClasses({ size: 'large' })}
        >
          <Icon of={ArrowUpRight} />
          {t('home.withdraw')}
        </PageLink>
      </div>
    </section>
  )
}

function Balance() {
  const { t, money } = useMessages('home')
  const balance = useChild('balance')
  const view = useView(balance, balanceView)
  if (view && view.balance !== null) {
    return <Money size="large" amount={money(view.balance)} currency={t('format.currency')} />
  }
  if (!view?.isUnavailable) {
    return (
      <div className={styles.waiting}>
        <Skeleton shape="heading" />
      </div>
    )
  }
  return (
    <div className={styles.unavailable}>
      <p>{t('balance.unavailable')}</p>
      <Button icon={RefreshCw} onPress={() => balance?.send({ type: 'balance.refetch' })}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
