import { writeAddress } from '@croupier/core'
import { ArrowLeft, X } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './page-bar.module.css'

/** The bar above every page but home: a link back, the heading unless the page has its own, a link home. */
export function PageBar({ title, isWide = false }: { title?: string; isWide?: boolean }) {
  const { t, locale } = useMessages('member')
  const { navigation } = useSite().app.services
  return (
    <div className={classes(styles.bar, isWide && styles.wide)}>
      <IconButton
        label={t('action.back')}
        icon={ArrowLeft}
        onPress={() => navigation.back(writeAddress(locale, '/'))}
      />
      {title ? (
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      ) : (
        <span className={styles.title} />
      )}
      <PageLink to="/" className={styles.close} label={t('header.closePage')}>
        <Icon of={X} />
      </PageLink>
    </div>
  )
}
