import { balanceView } from '@croupier/core'
import { Plus, RefreshCw } from 'lucide'
import { useChild } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './header-balance.module.css'

/** Name and balance of the member, with the plus that leads to the deposit. */
export function HeaderBalance({ username }: { username: string }) {
  const { t } = useMessages('member')
  const navigation = useChild('navigation')
  const balance = useChild('balance')
  const isUnavailable = useView(balance, balanceView)?.isUnavailable ?? false
  const part = useKeptFocus<HTMLDivElement>(String(isUnavailable), remainingButton)
  return (
    <div ref={part} className={styles.balance}>
      <div className={styles.text}>
        <div className={styles.username} title={username}>
          {username}
        </div>
        <div role="status" aria-label={t('header.balance')} className={styles.amount}>
          <Amount />
        </div>
      </div>
      {isUnavailable && (
        <IconButton
          label={t('balance.refresh')}
          icon={RefreshCw}
          onPress={() => balance?.send({ type: 'balance.refetch' })}
        />
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={t('header.addMoney')}
        title={t('header.addMoney')}
        onClick={() => navigation?.send({ type: 'navigation.openDeposit' })}
      >
        <span className={styles.plus}>
          <Icon of={Plus} size="small" />
        </span>
      </button>
    </div>
  )
}

/** The plus, once the button that asks again is gone. */
function remainingButton(part: HTMLElement): HTMLElement | null {
  return part.querySelector('button')
}

function Amount() {
  const { t, money } = useMessages('member')
  const view = useView(useChild('balance'), balanceView)
  if (view && view.balance !== null) return `฿${money(view.balance)}`
  if (view?.isUnavailable) {
    return (
      <>
        <span aria-hidden="true">{t('balance.unavailableShort')}</span>
        <VisuallyHidden>{t('balance.unavailable')}</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      <Skeleton shape="figure" />
      <VisuallyHidden>{t('balance.loading')}</VisuallyHidden>
    </>
  )
}
