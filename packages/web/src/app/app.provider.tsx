import type { App } from '@croupier/core'
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import type { ScreenName } from './screen.names.ts'
import type { Screens } from './screens.ts'
import { createTabTitle, type TabTitle } from './tab.title.ts'
import type { ToastList } from './toast.list.ts'

/** What every screen may reach: the running application, its screens and its toasts. */
export interface Site {
  readonly app: App
  readonly screens: Screens
  readonly toasts: ToastList
  /** Called when a screen is loaded and drawn. */
  readonly onScreenShown?: (name: ScreenName) => void
}

const SiteContext = createContext<Site | null>(null)
const TabTitleContext = createContext<TabTitle | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [title] = useState(() =>
    createTabTitle((text) => {
      document.title = text
    }),
  )
  return (
    <SiteContext value={site}>
      <TabTitleContext value={title}>
        <Router hook={useSiteLocation}>{children}</Router>
      </TabTitleContext>
    </SiteContext>
  )
}

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}

/** The title of the tab, for what names the page or tells what is going on. */
export function useTabTitle(): TabTitle {
  const title = use(TabTitleContext)
  if (!title) throw new Error('useTabTitle needs a SiteProvider above it')
  return title
}

/** The address bar in the form that wouter needs. Core decides which page an address shows, and to whom. */
function useSiteLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const { navigation } = useSite().app.services
  const address = useSyncExternalStore(navigation.watch, navigation.current, navigation.current)
  const [path = ''] = address.split('?')
  return [path, (to, options) => navigation.go(to, options?.replace ? 'replace' : 'push')]
}
