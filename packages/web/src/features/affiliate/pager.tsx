import { pageSize } from '@croupier/core/affiliate'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import styles from './affiliate.module.css'

interface PagerProps {
  /** The path of the list. */
  readonly to: string
  readonly number: number
  readonly total: number
}

/** Leads through the pages of a list that has more than one. */
export function Pager({ to, number, total }: PagerProps) {
  const { t } = useMessages('affiliate')
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && number === 1) return null
  return (
    <nav className={styles.pager} aria-label={t('affiliate.pages')}>
      {number > 1 && (
        <PageLink
          to={to}
          query={{ page: String(Math.min(number - 1, pages)) }}
          className={buttonClasses()}
        >
          {t('affiliate.previous')}
        </PageLink>
      )}
      <span className={styles.small}>{t('affiliate.page', { page: number, pages })}</span>
      {number < pages && (
        <PageLink to={to} query={{ page: String(number + 1) }} className={buttonClasses()}>
          {t('affiliate.next')}
        </PageLink>
      )}
    </nav>
  )
}
