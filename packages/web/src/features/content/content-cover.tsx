import { type ContentView, writeAddress } from '@croupier/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { MaintenanceLines } from '../../shell/maintenance-lines.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ClosedTable } from '../../ui/closed-table.tsx'
import { rememberFocus } from '../../ui/focus.ts'
import styles from './content-cover.module.css'

export interface ContentCoverProps extends ContentView {
  readonly onRetry: () => void
  /** What is to be known though the page is gone. */
  readonly children: ReactNode
}

/** Stands in place of a page that could not be had, with the words and picture for why. */
export function ContentCover({ screen, failure, onRetry, children }: ContentCoverProps) {
  const { t, locale } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const restoreFocus = rememberFocus()
    heading.current?.focus({ preventScroll: true })
    return restoreFocus
  }, [])
  return (
    <div className={styles.cover}>
      <ClosedTable label={t('maintenance.imageAlt')} />
      {screen === 'maintenance' ? (
        <MaintenanceLines headingRef={heading} isNetwork={failure === 'network'} />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('error.somethingWentWrong')}
          </h1>
          <p>{screen === 'error' ? t('error.pageBody') : t('error.generic', { minutes: 5 })}</p>
        </>
      )}
      {children}
      <div className={styles.actions}>
        <Button variant="primary" size="large" onPress={onRetry}>
          {t('action.tryAgain')}
        </Button>
        {screen === 'error' && (
          // A full load, unlike other links: what broke may be a script that did not arrive.
          <a href={writeAddress(locale, '/')} className={buttonClasses({ variant: 'quiet' })}>
            {t('action.goHome')}
          </a>
        )}
      </div>
    </div>
  )
}
