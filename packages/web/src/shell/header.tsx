import { siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { PageLink } from '../app/page-link.tsx'
import { Part } from '../app/part.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { MenuButton } from './menu-button.tsx'

/** The banner of most pages: the site, who is here, and the way to the money. */
export function Header() {
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  if (!isMember) return <VisitorHeader />
  return <Part name="memberHeader" whileLoading={<SlimHeader />} whenMissing={<SlimHeader />} />
}

function VisitorHeader() {
  const { t } = useMessages()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <MenuButton />
        <BrandLink />
        <span className={styles.gap} />
        <PageLink to="/login" className={buttonClasses({ variant: 'secondary' })}>
          {t('header.logIn')}
        </PageLink>
      </div>
    </header>
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
