export { type Adapters, createMemoryAdapters, noAdapters } from './adapters.ts'
export { type Channel, createMemoryChannelHub, noChannel, type TabMessage } from './channel.ts'
export { type Claim, type Claims, createMemoryClaims, noClaims } from './claims.ts'
export type { Clock, HostClock } from './clock.ts'
export {
  type CookieLifetime,
  type Cookies,
  cookieBytes,
  createMemoryCookies,
  type MemoryCookies,
  maxCookieBytes,
} from './cookies.ts'
export { type Device, desktopDevice, phoneDevice } from './device.ts'
export {
  createMemoryGameWindows,
  type GameWindows,
  type MemoryGameWindows,
  type WindowMessage,
} from './game-windows.ts'
export { createHostClock, type HostTime } from './host.clock.ts'
export { type Http, noHttp } from './http.ts'
export { createMemoryLocks, type Locks, noLocks } from './locks.ts'
export { createMemoryLog, type Log, type LogEntry, type MemoryLog, noLog } from './log.ts'
export { createMemoryClock, type MemoryClock } from './memory.clock.ts'
export { createMemoryPorts } from './memory.ports.ts'
export { createMemoryNavigation, type MemoryNavigation, type Navigation } from './navigation.ts'
export {
  createMemoryPage,
  type MemoryPage,
  type Page,
  type PageChange,
  type ResumeCause,
} from './page.ts'
export type { Ports } from './ports.ts'
export { createSeededRandom, type Random } from './random.ts'
export { createMemorySiteDocument, type SiteDocumentSource } from './site-document.ts'
export {
  createMemoryStorage,
  createMemoryStorageHub,
  type KeyValueStorage,
  noStorage,
  type StorageChange,
  type Storages,
} from './storage.ts'
export { createMemoryVitals, noVitals, type Vital, type Vitals } from './vitals.ts'
