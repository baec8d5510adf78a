import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { useMessages } from '../i18n/messages.provider.tsx'
import { classes } from '../ui/classes.ts'
import styles from './brand-link.module.css'
import { SiteMark } from './site-mark.tsx'

/** Logo and name of the site, as a link home. In a narrow header beside a balance only the logo is shown. */
export function BrandLink({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useMessages()
  const { title } = useSite().app.services.site
  return (
    <PageLink to="/" className={styles.brand} label={t('header.homeLogo', { site: title })}>
      <SiteMark />
      <span className={classes(styles.title, isCompact && styles.compact)}>{title}</span>
    </PageLink>
  )
}
