import { type ReactNode, StrictMode } from 'react'
import { type Site, SiteProvider } from './app/app.provider.tsx'
import { ErrorBoundary } from './app/error.boundary.tsx'
import type { I18n } from './i18n/create-i18n.ts'
import { MessagesProvider } from './i18n/messages.provider.tsx'
import { MenuProvider } from './shell/menu.provider.tsx'
import { Shell } from './shell/shell.tsx'

export interface PageFrameProps {
  readonly i18n: I18n
  /** Shown if the content cannot be drawn. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What surrounds everything that is drawn: the texts, and a last resort. The build and the browser share it. */
export function PageFrame({ i18n, fallback, children }: PageFrameProps) {
  return (
    <StrictMode>
      <MessagesProvider i18n={i18n}>
        <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
      </MessagesProvider>
    </StrictMode>
  )
}

/** The whole site. */
export function SiteTree({ site }: { site: Site }) {
  return (
    <SiteProvider site={site}>
      <MenuProvider>
        <Shell />
      </MenuProvider>
    </SiteProvider>
  )
}
