import type { Clock, Page, PageChange, Random } from '@croupier/core/ports'

/** The longest wait before a page reports that the network is back, in ms. */
const longestOnlineWait = 2000

/**
 * The state of the page in the browser. The return of the network is reported after a random wait, so that
 * pages that lost it together do not all call at the same instant.
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
