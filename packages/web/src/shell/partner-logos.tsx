import { useSiteDetails } from '../app/site-details.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './partner-logos.module.css'

/** The operator's partners [SHELL-46, OPEN-42]. */
export function PartnerLogos() {
  const { t } = useMessages('menu')
  const { partners } = useSiteDetails()
  if (partners.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t('menu.partners')}</h2>
      <ul className={styles.partners}>
        {partners.map(({ name, picture }) => (
          <li key={`${name} ${picture}`}>
            <img src={picture} alt={name} loading="lazy" className={styles.picture} />
          </li>
        ))}
      </ul>
    </section>
  )
}
