import type { Clock, Page, PageChange, Random } from '@croupier/core/ports'

/** So long at most a page waits before it says that the network is back. */
const longestOnlineWait = 2000

/**
 * The page as the browser sees it. The return of the network is told after a random wait, so that all
 * who lost it together do not come back in one instant.
 */
export function createBrowserPage(clock: Clock, random: Random): Page {
  return {
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline: () => navigator.onLine,
    canLoadAnew: async (signal) => (await fetch(location.href, { cache: 'no-store', signal })).ok,
    loadAnew: () => location.reload(),
    watch: (listener) => {
      const events = new AbortController()
      const { signal } = events
      let waiting: unknown
      const stopWaiting = () => clock.clearTimeout(waiting)
      const resume = (cause: 'visible' | 'restored' | 'online') =>
        listener({ type: 'page.resumed', cause } satisfies PageChange)

      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'hidden') listener({ type: 'page.hidden' })
          else resume('visible')
        },
        { signal },
      )
      window.addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) resume('restored')
        },
        { signal },
      )
      window.addEventListener(
        'offline',
        () => {
          stopWaiting()
          listener({ type: 'page.offline' })
        },
        { signal },
      )
      window.addEventListener(
        'online',
        () => {
          stopWaiting()
          waiting = clock.setTimeout(() => {
            if (document.visibilityState !== 'hidden') resume('online')
          }, random.fraction() * longestOnlineWait)
        },
        { signal },
      )
      return () => {
        stopWaiting()
        events.abort()
      }
    },
  }
}
