import type { Http } from '@croupier/core/ports'

/**
 * The browser's fetch with the settings for every service: without cookies, caches or a referrer. `fetch` is
 * looked up at every call.
 */
export const browserHttp: Http = (input, init) =>
  globalThis.fetch(input, {
    ...init,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    keepalive: false,
  })
