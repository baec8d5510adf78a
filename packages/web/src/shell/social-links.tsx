import type { SiteDetails } from '@croupier/core/site'
import { useSiteDetails } from '../app/site-details.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './footer.module.css'

/** Their own names, the same in every language. */
const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  line: 'LINE',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
} as const satisfies Record<SiteDetails['socialLinks'][number]['kind'], string>

/** Links to the operator on social networks, in the operator's order [SHELL-50]. */
export function SocialLinks() {
  const { t } = useMessages('menu')
  const { socialLinks } = useSiteDetails()
  if (socialLinks.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('footer.socialTitle')}>
      {socialLinks.map(({ kind, link }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={t('footer.social', { name: names[kind] })}
          >
            {names[kind]}
          </a>
        </li>
      ))}
    </ul>
  )
}
