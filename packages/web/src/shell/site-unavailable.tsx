import { mainId } from '../app/main.id.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import styles from './site-unavailable.module.css'

export interface SiteUnavailableProps {
  /**
   * `unavailable`: its settings or words could not be had. `unusable`: what is served for its settings is not
   * enough. `broken`: it broke while a visitor used it; `brokenForMember`: a member, whose money may be on
   * its way.
   */
  readonly why: 'unavailable' | 'unusable' | 'broken' | 'brokenForMember'
  readonly onRetry: () => void
}

const words = {
  unavailable: ['site.unavailable', 'site.unavailableHelp'],
  unusable: ['site.unavailable', 'site.unusableHelp'],
  broken: ['site.broken', 'site.brokenHelp'],
  brokenForMember: ['site.broken', 'site.brokenHelp', 'site.brokenMoney'],
} as const satisfies Record<SiteUnavailableProps['why'], unknown>

/** All there is when the site cannot be shown. Needs the words of `boot` only. */
export function SiteUnavailable({ onRetry, why }: SiteUnavailableProps) {
  const { t } = useMessages()
  const [title, ...help] = words[why]
  return (
    <main id={mainId} className={styles.page}>
      <h1 className={styles.title}>{t(title)}</h1>
      {help.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
      <Button variant="primary" size="large" onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </main>
  )
}
