/** The browser's cookie jar, by name. Writing never throws; what does not fit is silently dropped. */
export interface Cookies {
  read(name: string): string | null
  write(name: string, value: string, lifetime: CookieLifetime): void
  remove(name: string): void
}

/** A cookie lives for so many seconds, or until the browser is closed. */
export type CookieLifetime = { readonly maxAgeSeconds: number } | 'browserSession'

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

/** A cookie jar in memory that drops what a browser would drop. */
export function createMemoryCookies(initial: Record<string, string> = {}): Cookies {
  const jar = new Map(Object.entries(initial))
  return {
    read: (name) => jar.get(name) ?? null,
    write: (name, value, lifetime) => {
      if (cookieBytes(name, value) > maxCookieBytes) return
      if (lifetime !== 'browserSession' && lifetime.maxAgeSeconds <= 0) jar.delete(name)
      else jar.set(name, value)
    },
    remove: (name) => void jar.delete(name),
  }
}
