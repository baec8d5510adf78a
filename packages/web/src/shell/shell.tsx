import { type PageName, siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { classes } from '../ui/classes.ts'
import { Content, type Surroundings } from './content.tsx'
import { EntranceHeader, Header } from './header.tsx'
import { MainMenu } from './main-menu.tsx'
import { useMenu } from './menu.provider.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Overlays } from './overlays.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

/** The site: the page that navigation shows, what surrounds it and what lies over it. */
export function Shell() {
  const { app } = useSite()
  const isClosed = useView(app.actor, siteView)?.isClosed ?? false
  const route = useShownPage()?.route
  const surroundings = useSurroundings()
  const menu = useMenu()
  const hasColumn = surroundings === 'full' && menu.isColumn && menu.isOpen
  return (
    <div
      className={classes(styles.shell, hasColumn && styles.withColumn)}
      data-flow="app"
      data-screen={isClosed ? 'closed' : 'open'}
    >
      <SkipLink />
      <OfflineBanner />
      {surroundings === 'full' && <Header />}
      {surroundings === 'full' && <MainMenu />}
      {surroundings === 'slim' && <EntranceHeader isRegistering={route !== 'login'} />}
      <Content surroundings={surroundings} />
      <Overlays />
      <Toasts place={surroundings === 'none' ? 'top' : 'bottom'} />
    </div>
  )
}

/** The pages with nothing but themselves to offer [SHELL-09]. */
const entrances: readonly PageName[] = ['login', 'register', 'registerAff', 'aff', 'forgot']

function useSurroundings(): Surroundings {
  const route = useShownPage()?.route
  const isWide = useIsWide()
  if (route && entrances.includes(route)) return 'slim'
  if (route === 'maintenance') return 'none'
  return route === 'deposit' && !isWide ? 'none' : 'full'
}
