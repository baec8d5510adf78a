import { siteView } from '@croupier/core'
import { useState, useSyncExternalStore } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { Part } from '../app/part.tsx'
import { useView } from '../app/use-view.ts'
import { classes } from '../ui/classes.ts'
import { Content } from './content.tsx'
import { EntranceHeader, Header } from './header.tsx'
import { MainMenu } from './main-menu.tsx'
import { useMenu } from './menu.provider.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Overlays } from './overlays.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { useSurroundings } from './use-surroundings.ts'

/** The site: the page that navigation shows, its header, menu and footer, and the overlays. */
export function Shell() {
  const { app } = useSite()
  const isClosed = useView(app.actor, siteView)?.isClosed ?? false
  const surroundings = useSurroundings()
  const menu = useMenu()
  const isFramed = surroundings !== 'none'
  const hasColumn = isFramed && menu.hasColumnPlace
  return (
    <div
      className={classes(
        styles.shell,
        isFramed && styles.withFooter,
        hasColumn && styles.withColumn,
      )}
      data-column={hasColumn ? '' : undefined}
      data-flow="app"
      data-screen={isClosed ? 'closed' : 'open'}
    >
      <SkipLink />
      <OfflineBanner />
      {surroundings === 'full' && <Header />}
      {surroundings === 'slim' && <EntranceHeader />}
      {isFramed && <MainMenu />}
      <Content surroundings={surroundings} />
      {isFramed && <Part name="footer" />}
      <Overlays />
      <LazyToasts />
    </div>
  )
}

/**
 * The region of the toasts: members have it from the beginning, so that each toast is announced, and visitors
 * from their first toast on.
 */
function LazyToasts() {
  const { app, toasts } = useSite()
  const isMember = useView(app.actor, siteView)?.isMember ?? false
  const isRaised = () => toasts.current().length > 0
  const hasToasts = useSyncExternalStore(toasts.subscribe, isRaised, isRaised)
  const [isThere, setThere] = useState(false)
  if (!isThere && (isMember || hasToasts)) setThere(true)
  return isThere && <Part name="toasts" />
}
