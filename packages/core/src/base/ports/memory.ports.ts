import { noAdapters } from './adapters.ts'
import { createMemoryChannelHub } from './channel.ts'
import { createMemoryClaims } from './claims.ts'
import type { HostClock } from './clock.ts'
import { createMemoryCookies } from './cookies.ts'
import { desktopDevice } from './device.ts'
import { createMemoryGameWindows } from './game-windows.ts'
import { noHttp } from './http.ts'
import { createMemoryLocks } from './locks.ts'
import { createMemoryLog } from './log.ts'
import { createMemoryClock } from './memory.clock.ts'
import { createMemoryNavigation } from './navigation.ts'
import { createMemoryPage } from './page.ts'
import type { Ports } from './ports.ts'
import { createSeededRandom } from './random.ts'
import { createMemorySiteDocument } from './site-document.ts'
import { createMemoryStorage } from './storage.ts'
import { noVitals } from './vitals.ts'

/**
 * All ports in memory: one tab without a network, with repeatable random numbers and a clock that stands still unless
 * one is passed. A host replaces the ports that it has: `{ ...createMemoryPorts({ clock }), http, random }`.
 */
export function createMemoryPorts({
  address = '/',
  clock = createMemoryClock(),
}: {
  readonly address?: string
  readonly clock?: HostClock
} = {}) {
  return {
    adapters: noAdapters,
    channel: createMemoryChannelHub().openTab(),
    claims: createMemoryClaims(clock),
    clock,
    cookies: createMemoryCookies({}, clock),
    device: desktopDevice,
    gameWindows: createMemoryGameWindows(),
    http: noHttp,
    locks: createMemoryLocks(clock),
    log: createMemoryLog(),
    navigation: createMemoryNavigation(address),
    page: createMemoryPage(),
    random: createSeededRandom(1),
    siteDocument: createMemorySiteDocument({}),
    storages: { local: createMemoryStorage(), session: createMemoryStorage() },
    vitals: noVitals,
  } satisfies Ports
}
