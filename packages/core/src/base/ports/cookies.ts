import { second } from '../time/durations.ts'

/** The browser's cookies by name. Writing never throws; a cookie that does not fit is silently dropped. */
export interface Cookies {
  read(name: string): string | null
  /**
   * Whether there are several different cookies of this name: somebody wrote one for another path or domain, and
   * `read` may return that one.
   */
  isShadowed(name: string): boolean
  write(name: string, value: string, lifetime: CookieLifetime): void
  /** Removes every cookie of this name, for all paths and domains of this page. */
  remove(name: string): void
}

/** A cookie lives for some seconds, until an instant, or until the browser is closed. */
export type CookieLifetime =
  | { readonly maxAgeSeconds: number }
  | { readonly endsAt: number }
  | 'browserSession'

/** Browsers drop a cookie whose name and value are longer than this, without an error. */
export const maxCookieBytes = 4096

/** How much of `maxCookieBytes` a cookie takes: its encoded name and value. */
export function cookieBytes(name: string, value: string): number {
  try {
    return name.length + encodeURIComponent(value).length + 1
  } catch {
    // `encodeURIComponent` throws on a lone surrogate; such a text fits into no cookie.
    return Number.POSITIVE_INFINITY
  }
}

/** Cookies that others may write too. */
export interface MemoryCookies extends Cookies {
  /** Writes a cookie that is read in place of the site's own, like one for a narrower path. */
  plant(name: string, value: string): void
}

/** Cookies in memory. They are dropped where a browser would drop them, and expire by a clock. */
export function createMemoryCookies(
  initial: Readonly<Record<string, string>> = {},
  clock: { now(): number } = { now: () => 0 },
): MemoryCookies {
  const planted = new Map<string, string>()
  const jar = new Map<string, { readonly value: string; readonly endsAt: number }>()
  for (const [name, value] of Object.entries(initial)) {
    jar.set(name, { value, endsAt: Number.POSITIVE_INFINITY })
  }
  const readOwn = (name: string) => {
    const cookie = jar.get(name)
    return cookie && clock.now() < cookie.endsAt ? cookie.value : null
  }
  return {
    read: (name) => planted.get(name) ?? readOwn(name),
    isShadowed: (name) => {
      const [shown, own] = [planted.get(name), readOwn(name)]
      return shown !== undefined && own !== null && shown !== own
    },
    plant: (name, value) => void planted.set(name, value),
    write: (name, value, lifetime) => {
      if (cookieBytes(name, value) > maxCookieBytes) return
      jar.set(name, { value, endsAt: endOf(lifetime, clock.now()) })
    },
    remove: (name) => {
      jar.delete(name)
      planted.delete(name)
    },
  }
}

function endOf(lifetime: CookieLifetime, now: number): number {
  if (lifetime === 'browserSession') return Number.POSITIVE_INFINITY
  return 'endsAt' in lifetime ? lifetime.endsAt : now + lifetime.maxAgeSeconds * second
}
