import { second } from '../time/durations.ts'

/** The browser's cookie jar, by name. Writing never throws; what does not fit is silently dropped. */
export interface Cookies {
  read(name: string): string | null
  write(name: string, value: string, lifetime: CookieLifetime): void
  remove(name: string): void
}

/** A cookie lives for so many seconds, until an instant, or until the browser is closed. */
export type CookieLifetime =
  | { readonly maxAgeSeconds: number }
  | { readonly endsAt: number }
  | 'browserSession'

/** Browsers drop a cookie whose name and value are longer than this, without an error. */
export const maxCookieBytes = 4096

/** What a cookie costs of `maxCookieBytes`: its encoded name and value. */
export function cookieBytes(name: string, value: string): number {
  try {
    return name.length + encodeURIComponent(value).length + 1
  } catch {
    // Half of a surrogate pair has no encoding: such text fits into no cookie.
    return Number.POSITIVE_INFINITY
  }
}

/** A cookie jar in memory that drops what a browser would drop, and whose cookies end by a clock. */
export function createMemoryCookies(
  initial: Readonly<Record<string, string>> = {},
  clock: { now(): number } = { now: () => 0 },
): Cookies {
  const jar = new Map<string, { readonly value: string; readonly endsAt: number }>()
  for (const [name, value] of Object.entries(initial)) {
    jar.set(name, { value, endsAt: Number.POSITIVE_INFINITY })
  }
  return {
    read: (name) => {
      const cookie = jar.get(name)
      return cookie && clock.now() < cookie.endsAt ? cookie.value : null
    },
    write: (name, value, lifetime) => {
      if (cookieBytes(name, value) > maxCookieBytes) return
      jar.set(name, { value, endsAt: endOf(lifetime, clock.now()) })
    },
    remove: (name) => void jar.delete(name),
  }
}

function endOf(lifetime: CookieLifetime, now: number): number {
  if (lifetime === 'browserSession') return Number.POSITIVE_INFINITY
  return 'endsAt' in lifetime ? lifetime.endsAt : now + lifetime.maxAgeSeconds * second
}
