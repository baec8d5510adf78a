import type { Adapters } from './adapters.ts'
import type { Channel } from './channel.ts'
import type { Claims } from './claims.ts'
import type { HostClock } from './clock.ts'
import type { Cookies } from './cookies.ts'
import type { Device } from './device.ts'
import type { GameWindows } from './game-windows.ts'
import type { Http } from './http.ts'
import type { Locks } from './locks.ts'
import type { Log } from './log.ts'
import type { Navigation } from './navigation.ts'
import type { Page } from './page.ts'
import type { Random } from './random.ts'
import type { SiteDocumentSource } from './site-document.ts'
import type { Storages } from './storage.ts'
import type { Vitals } from './vitals.ts'

/** Everything through which core reaches the world. */
export interface Ports {
  readonly adapters: Adapters
  readonly channel: Channel
  readonly claims: Claims
  readonly clock: HostClock
  readonly cookies: Cookies
  readonly device: Device
  readonly gameWindows: GameWindows
  readonly http: Http
  readonly locks: Locks
  readonly log: Log
  readonly navigation: Navigation
  readonly page: Page
  readonly random: Random
  readonly siteDocument: SiteDocumentSource
  readonly storages: Storages
  readonly vitals: Vitals
}
