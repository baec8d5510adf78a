import { inChosenLocale, type Locale, readAddress } from '@croupier/core'
import type { Navigation } from '@croupier/core/ports'
import { entryState, storeScrollPosition } from './place.browser.ts'

/**
 * The address bar; the browser's history is the only source of truth. A new page begins at its top, a page
 * over which a panel opens stays where it is, and every navigation stores how far the old page was scrolled. A
 * page has one language, so an address in another language reloads it; before the page has a language, the bare
 * domain is redirected to the chosen one.
 */
export function createBrowserNavigation(chosen: Locale | null): Navigation {
  const current = () => `${location.pathname}${location.search}`
  const meant = inChosenLocale(current(), chosen)
  if (meant !== current()) history.replaceState(history.state, '', meant)
  const { locale } = readAddress(current())
  const listeners = new Set<(address: string) => void>()
  let last = current()
  const tell = () => {
    const address = current()
    if (address === last) return
    last = address
    for (const listener of listeners) listener(address)
  }
  addEventListener('popstate', tell)
  addEventListener('pagehide', storeScrollPosition)
  const go = (to: string, how: 'push' | 'replace') => {
    if (readAddress(to).locale !== locale) return load(to, how)
    const { pathname } = location
    if (how === 'push') storeScrollPosition()
    if (how === 'replace' || to === current()) history.replaceState({ depth: depth() }, '', to)
    else history.pushState({ depth: depth() + 1 }, '', to)
    if (location.pathname !== pathname) scrollTo(0, 0)
    tell()
  }
  return {
    current,
    go,
    back: (elseTo) => {
      if (depth() === 0) return go(elseTo, 'replace')
      storeScrollPosition()
      history.back()
    },
    leave: (address) => location.assign(address),
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function load(to: string, how: 'push' | 'replace'): void {
  if (how === 'replace') location.replace(to)
  else location.assign(to)
}

/** How many pages of this visit lie before this one in the history; zero after a page load. */
function depth(): number {
  const { depth: pages } = entryState()
  return typeof pages === 'number' ? pages : 0
}
