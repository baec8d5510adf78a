import { siteView } from '@croupier/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { Part } from '../app/part.tsx'
import { useIsTakenOver } from '../app/use-media.ts'
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
import { type Surroundings, useSurroundings } from './use-surroundings.ts'

/** The site: the page that navigation shows, its header, menu and footer, and the overlays. */
export function Shell() {
  const surroundings = useSurroundings()
  const isFramed = surroundings !== 'none'
  return (
    <ShellLayout surroundings={surroundings}>
      <SkipLink />
      <OfflineBanner />
      {surroundings === 'full' && <Header />}
      {surroundings === 'slim' && <EntranceHeader />}
      {isFramed && <MainMenu />}
      <Content surroundings={surroundings} />
      {isFramed && <Part name="footer" />}
      <Overlays />
      <LazyToasts />
    </ShellLayout>
  )
}

interface ShellLayoutProps {
  readonly surroundings: Surroundings
  readonly children: ReactNode
}

/**
 * The room for everything, beside the column of the menu on a wide page, which keeps a place for it before it is known
 * how wide the page is. It is drawn again without its content when the site has taken a page over.
 */
function ShellLayout({ children, surroundings }: ShellLayoutProps) {
  const isClosed = useView(useSite().app.actor, siteView)?.isClosed ?? false
  const { isColumn, isOpen, isThere } = useMenu()
  const isTakenOver = useIsTakenOver()
  const isFramed = surroundings !== 'none'
  const hasColumn = surroundings === 'full' && (isTakenOver ? isColumn && isOpen : isThere)
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
      {children}
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
