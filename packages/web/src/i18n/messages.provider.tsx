import { createContext, type ReactNode, use } from 'react'
import type { Area } from './catalogue.areas.ts'
import type { I18n, Messages } from './create-i18n.ts'

const MessagesContext = createContext<I18n | null>(null)

/** Gives the texts of one language to everything inside. Its `boot` and `shell` areas must be loaded. */
export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <MessagesContext value={i18n}>{children}</MessagesContext>
}

/**
 * The texts of the page's language: those of the shell and of the named areas. Suspends until an area
 * is loaded, so a screen that names one stands inside a `Suspense`.
 */
export function useMessages<Areas extends Area = never>(
  ...areas: readonly Areas[]
): Messages<Areas | 'boot' | 'shell'> {
  const i18n = use(MessagesContext)
  if (!i18n) throw new Error('useMessages needs a MessagesProvider above it')
  for (const area of areas) {
    if (!i18n.has(area)) use(i18n.load(area))
  }
  return i18n
}
