import { readAddress } from '@croupier/core'
import type { Navigation } from '@croupier/core/ports'
import { navigate } from 'wouter/use-browser-location'

/** wouter makes the browser's history tell of pushes and replacements, which it does not by itself. */
const changes = ['popstate', 'pushState', 'replaceState'] as const

/**
 * The address bar. The browser's history is the only truth: this port and wouter both read it, write
 * it and hear of it, so neither can differ from the other. A new page begins at its top; a page over
 * which a panel opens stays where it is. A page knows one language, so an address in another language
 * is loaded anew.
 */
export function createBrowserNavigation(): Navigation {
  const current = () => `${location.pathname}${location.search}`
  const { locale } = readAddress(current())
  watchPages(() => window.scrollTo(0, 0))
  return {
    current,
    go: (to, how) => {
      if (readAddress(to).locale === locale) navigate(to, { replace: how === 'replace' })
      else if (how === 'replace') location.replace(to)
      else location.assign(to)
    },
    watch: (listener) => {
      let last = current()
      const tell = () => {
        const address = current()
        if (address === last) return
        last = address
        listener(address)
      }
      for (const change of changes) window.addEventListener(change, tell)
      return () => {
        for (const change of changes) window.removeEventListener(change, tell)
      }
    },
  }
}

function watchPages(onNewPage: () => void): void {
  let last = location.pathname
  for (const change of changes) {
    window.addEventListener(change, () => {
      const isNewPage = change === 'pushState' && location.pathname !== last
      last = location.pathname
      if (isNewPage) onNewPage()
    })
  }
}
