import { History, House, Menu, Plus } from 'lucide'
import { PageLink } from '../app/page-link.tsx'
import { useChild } from '../app/use-child.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './action-bar.module.css'
import { HistoryLink } from './history-link.tsx'
import { useMenu } from './menu.provider.tsx'

/** The header's actions on a narrow screen, at the bottom edge within reach of the thumb. */
export function ActionBar() {
  const { t } = useMessages('member')
  const menu = useMenu()
  const navigation = useChild('navigation')
  const route = useShownPage()?.route
  return (
    <div className={styles.bar} data-action-bar="">
      <PageLink to="/" className={styles.action} isCurrent={route === 'index'}>
        <Icon of={House} />
        {t('menu.home')}
      </PageLink>
      <button
        type="button"
        className={styles.action}
        onClick={() => navigation?.send({ type: 'navigation.openDeposit' })}
      >
        <span className={styles.plus}>
          <Icon of={Plus} />
        </span>
        {t('menu.deposit')}
      </button>
      <HistoryLink className={styles.action} isCurrent={route === 'history'}>
        <Icon of={History} />
        {t('menu.history')}
      </HistoryLink>
      {menu.isThere && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('header.toggleMenu')}
          aria-expanded={menu.isOpen}
          onClick={menu.toggle}
        >
          <Icon of={Menu} />
          {t('header.menu')}
        </button>
      )}
    </div>
  )
}
