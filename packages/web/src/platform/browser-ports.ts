import { readLocaleCookie } from '@croupier/core'
import type { Ports } from '@croupier/core/ports'
import { browserAdapters } from './adapters.browser.ts'
import { createBrowserChannel } from './channel.browser.ts'
import { createBrowserClaims } from './claims.browser.ts'
import { browserClock } from './clock.browser.ts'
import { createBrowserCookies } from './cookies.browser.ts'
import { readBrowserDevice } from './device.browser.ts'
import { createBrowserGameWindows } from './game-windows.browser.ts'
import { browserHttp } from './http.browser.ts'
import { createBrowserLocks } from './locks.browser.ts'
import { browserLog } from './log.browser.ts'
import { createBrowserNavigation } from './navigation.browser.ts'
import { createBrowserPage } from './page.browser.ts'
import { browserRandom } from './random.browser.ts'
import { browserSiteDocument } from './site-document.browser.ts'
import { createBrowserStorages } from './storage.browser.ts'
import { createBrowserVitals } from './vitals.browser.ts'

/** The ports of core in a browser. Call it once for each page. */
export function createBrowserPorts(): Ports {
  const storages = createBrowserStorages()
  const cookies = createBrowserCookies()
  return {
    adapters: browserAdapters,
    channel: createBrowserChannel(storages.local, browserRandom),
    claims: createBrowserClaims(browserClock),
    clock: browserClock,
    cookies,
    device: readBrowserDevice(),
    gameWindows: createBrowserGameWindows(),
    http: browserHttp,
    locks: createBrowserLocks(browserClock),
    log: browserLog,
    navigation: createBrowserNavigation(readLocaleCookie(cookies)),
    page: createBrowserPage(browserClock, browserRandom),
    random: browserRandom,
    siteDocument: browserSiteDocument(browserClock),
    storages,
    vitals: createBrowserVitals(browserClock, browserLog),
  }
}
