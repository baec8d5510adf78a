import { useLayoutEffect, useRef } from 'react'
import { mainId } from '../app/main.id.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import styles from './site-unavailable.module.css'

export interface SiteUnavailableProps {
  /**
   * `unavailable`: its settings or words could not be had. `unusable`: what is served for its settings is not
   * enough.
   * `broken`: it broke while somebody used it.
   */
  readonly why: 'unavailable' | 'unusable' | 'broken'
  readonly onRetry: () => void
}

const words = {
  unavailable: { title: 'site.unavailable', help: 'site.unavailableHelp' },
  unusable: { title: 'site.unavailable', help: 'site.unusableHelp' },
  broken: { title: 'site.broken', help: 'site.brokenHelp' },
} as const satisfies Record<SiteUnavailableProps['why'], unknown>

/** The only page when the site cannot be shown. It needs only the messages of `boot`. */
export function SiteUnavailable({ onRetry, why }: SiteUnavailableProps) {
  const { t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whatever had the focus is gone with the page that this one replaces.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <main id={mainId} className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(words[why].title)}
      </h1>
      <p>{t(words[why].help)}</p>
      <Button variant="primary" size="large" onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </main>
  )
}
