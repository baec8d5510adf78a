import type { App } from '@croupier/core'
import { createContext, type ReactNode, use } from 'react'
import type { Screens } from './screens.ts'
import type { ToastList } from './toast.list.ts'

/** What every screen may reach: the running application, its screens and its toasts. */
export interface Site {
  readonly app: App
  readonly screens: Screens
  readonly toasts: ToastList
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
