import { useSite } from '../app/app.provider.tsx'
import { SiteMark } from './site-mark.tsx'
import styles from './site-name.module.css'

/** Whose page it is, where a page has nothing of the site around it [SHELL-08]. */
export function SiteName() {
  const { title } = useSite().app.services.site
  return (
    <p className={styles.name}>
      <SiteMark />
      {title}
    </p>
  )
}
