import { createContext, type ReactNode, use } from 'react'
import type { Area } from './catalogue.areas.ts'
import type { I18n, Messages } from './create-i18n.ts'

const MessagesContext = createContext<I18n | null>(null)

/** Provides the texts of one language. Its `boot` and `shell` areas must be loaded. */
export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <MessagesContext value={i18n}>{children}</MessagesContext>
}

/**
 * The texts of the page's language: those of the shell and of the named areas, which are loaded together with
 * their screen. Throws if an area is not loaded.
 */
export function useMessages<Areas extends Area = never>(
  ...areas: readonly Areas[]
): Messages<Areas | 'boot' | 'shell'> {
  const i18n = use(MessagesContext)
  if (!i18n) throw new Error('useMessages needs a MessagesProvider above it')
  const missing = areas.filter((area) => !i18n.has(area))
  if (missing.length > 0) {
    throw new Error(`the words of ${missing} are not loaded: name their area with the screen`)
  }
  return i18n
}
