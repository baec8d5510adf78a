import { useSite } from '../app/app.provider.tsx'
import { SiteMark } from './site-mark.tsx'
import styles from './site-name.module.css'

/** The name of the site, on pages without its header [SHELL-08]. */
export function SiteName() {
  const { title } = useSite().app.services.site
  return (
    <p className={styles.name}>
      <SiteMark />
      {title}
    </p>
  )
}
