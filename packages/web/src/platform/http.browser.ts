import type { Http } from '@croupier/core/ports'

/**
 * The browser's fetch with the settings for every service: without cookies, caches or a referrer. `fetch` is
 * looked up at every call.
 */
export const browserHttp: Http = (input, init) =>
  globalThis.fetch(input, {
    ...init,
    credentials: 'omit',
    // No browser keeps the answer to a POST. Before each request that bypasses the cache, Chromium sends a preflight
    // anew, whatever its answer said about its age: that takes as long as the request itself.
    cache: init?.method === 'POST' ? 'default' : 'no-store',
    referrerPolicy: 'no-referrer',
    keepalive: false,
  })
