import { type ContentView, longestRetryAfter, pathOf, writeAddress } from '@croupier/core'
import { minute } from '@croupier/core/time'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { ClosedTable } from '../ui/closed-table.tsx'
import { rememberFocus } from '../ui/focus.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './content-cover.module.css'
import { MaintenanceLines, maintenanceTitle } from './maintenance-lines.tsx'
import { MoneyAdvice } from './money-advice.tsx'

export interface ContentCoverProps {
  readonly screen: Exclude<ContentView['screen'], 'page'>
  readonly failure: ContentView['failure']
  readonly status: ContentView['status']
  readonly onRetry: () => void
  /** What must stay visible although the page is covered. */
  readonly children: ReactNode
}

const titles = {
  error: 'error.somethingWentWrong',
  tryLater: 'error.somethingWentWrong',
  missing: 'error.pageNotFound',
  offline: 'connection.offlineTitle',
} as const

/** Covers a page that could not be loaded, with words and a picture for the reason. */
export function ContentCover({ screen, failure, status, onRetry, children }: ContentCoverProps) {
  const { t } = useMessages()
  const isMissing = status === 404
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFocusElsewhere, setFocusElsewhere] = useState(false)
  const title =
    screen === 'maintenance'
      ? maintenanceTitle(failure === 'network')
      : titles[isMissing ? 'missing' : screen]
  useLayoutEffect(() => {
    const { current } = heading
    const restoreFocus = rememberFocus()
    if (isFocusCovered()) current?.focus({ preventScroll: true })
    else setFocusElsewhere(true)
    return () =>
      // React removes the cover before it shows the page, and nothing hidden can take the focus.
      queueMicrotask(() => {
        if (!current?.isConnected && document.activeElement === document.body) restoreFocus()
      })
  }, [])
  return (
    <div className={styles.cover}>
      <ClosedTable label={t('maintenance.imageAlt')} />
      {/* The focus reads the title out where it is moved there. */}
      <div role="status">{isFocusElsewhere && <VisuallyHidden>{t(title)}</VisuallyHidden>}</div>
      {screen === 'maintenance' ? (
        <MaintenanceLines headingRef={heading} isNetwork={failure === 'network'} />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t(title)}
          </h1>
          {screen === 'tryLater' && (
            <p>
              {t('error.generic', { minutes: longestRetryAfter / minute })}
              <MoneyAdvice />
            </p>
          )}
          {screen === 'offline' && <p>{t('error.offlineBody')}</p>}
          {status !== null && (
            <p>
              {t('error.page', {
                message: t(isMissing ? 'error.pageNotFoundBody' : 'error.pageBody'),
                status,
              })}
            </p>
          )}
        </>
      )}
      {children}
      <div className={styles.actions}>
        {!isMissing && (
          <Button variant="primary" size="large" onPress={onRetry}>
            {t('action.tryAgain')}
          </Button>
        )}
        {screen === 'error' && <HomeLink />}
      </div>
    </div>
  )
}

/** Whether the focus is nowhere, or in what is covered. It stays where money is typed beside the page. */
function isFocusCovered(): boolean {
  const { activeElement, body } = document
  return activeElement === body || !!activeElement?.closest('main, [hidden]')
}

export interface BrokenCoverProps {
  readonly error: unknown
}

/** Replaces a cover that could not be drawn itself: words, what went wrong, and a link home. */
export function BrokenCover({ error }: BrokenCoverProps) {
  const { t } = useMessages()
  return (
    <div className={styles.cover} role="alert">
      <p>{t('error.fallback', { detail: String(error) })}</p>
      <HomeLink />
    </div>
  )
}

/** A full load, unlike other links: what broke may be a script that did not arrive. */
function HomeLink() {
  const { t, locale } = useMessages()
  return (
    <a href={writeAddress(locale, pathOf('index'))} className={buttonClasses({ variant: 'quiet' })}>
      {t('action.goHome')}
    </a>
  )
}
