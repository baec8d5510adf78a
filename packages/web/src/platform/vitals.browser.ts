import type { Clock, Log, Vital, Vitals } from '@croupier/core/ports'

/** How long browsers that do not say when they are idle are left alone, in ms. */
const restMs = 5000

/** What the browser measures of a page, read by the web-vitals library, which is loaded when the page is idle. */
export function createBrowserVitals(clock: Clock, log: Log): Vitals {
  return {
    measure: async (report, signal) => {
      await whenIdle(clock)
      if (signal.aborted) return () => {}
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
      const known = new Map<Vital['name'], Vital>()
      const keep = ({ name, rating, value }: Vital) => void known.set(name, { name, value, rating })
      // Otherwise the library keeps most figures to itself until the page is hidden, when another one may be shown.
      const options = { reportAllChanges: true }
      for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(keep, options)
      let isReported = false
      const reportOnce = () => {
        if (isReported) return
        isReported = true
        document.removeEventListener('visibilitychange', reportHidden)
        if (known.size > 0 && !signal.aborted) report([...known.values()])
      }
      const reportHidden = () => {
        if (document.visibilityState === 'hidden') reportOnce()
      }
      // The library completes its figures while the window captures this event, so they are complete here.
      document.addEventListener('visibilitychange', reportHidden)
      return reportOnce
    },
    connection: () => {
      const connection: unknown = 'connection' in navigator ? navigator.connection : null
      return typeof connection === 'object' &&
        connection !== null &&
        'effectiveType' in connection &&
        typeof connection.effectiveType === 'string'
        ? connection.effectiveType
        : null
    },
    send: (address, text) => {
      // `sendBeacon` would carry cookies along.
      fetch(address, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
        body: text,
      }).catch((error: unknown) =>
        log.write({ level: 'info', event: 'speed.notSent', details: { error: String(error) } }),
      )
    },
  }
}

async function whenIdle(clock: Clock): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else clock.setTimeout(resolve, restMs)
  })
}
