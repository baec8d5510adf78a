import { readAddress } from '@croupier/core'
import type { Navigation } from '@croupier/core/ports'

/**
 * The address bar; the browser's history is the only truth. A new page begins at its top; a page over
 * which a panel opens stays where it is. A page knows one language, so an address in another language
 * is loaded anew.
 */
export function createBrowserNavigation(): Navigation {
  const current = () => `${location.pathname}${location.search}`
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
  return {
    current,
    go: (to, how) => {
      if (readAddress(to).locale !== locale) return load(to, how)
      const { pathname } = location
      if (how === 'replace') history.replaceState(null, '', to)
      else history.pushState(null, '', to)
      if (location.pathname !== pathname) scrollTo(0, 0)
      tell()
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
