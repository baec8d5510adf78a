import {
  type CookieLifetime,
  type Cookies,
  cookieBytes,
  maxCookieBytes,
} from '@croupier/core/ports'

/**
 * The cookies of this host, on all its pages and for first-party requests only; over https they never
 * travel in the clear. A browser that allows none behaves like an empty jar.
 */
export function createBrowserCookies(isSecure = location.protocol === 'https:'): Cookies {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const set = (name: string, value: string, age: string) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari lacks the Cookie Store API, and so do insecure contexts
      document.cookie = `${name}=${encodeURIComponent(value)}${attributes}${age}`
    } catch {
      // A sandboxed document may not keep cookies; nothing is lost that a reload would not lose.
    }
  }
  return {
    read: (name) => {
      const prefix = `${name}=`
      const found = readAll().find((pair) => pair.startsWith(prefix))
      return found === undefined ? null : decode(found.slice(prefix.length))
    },
    write: (name, value, lifetime) => {
      if (cookieBytes(name, value) > maxCookieBytes) return
      set(name, value, ageOf(lifetime))
    },
    remove: (name) => set(name, '', '; Max-Age=0'),
  }
}

function ageOf(lifetime: CookieLifetime): string {
  if (lifetime === 'browserSession') return ''
  return 'endsAt' in lifetime
    ? `; Expires=${new Date(lifetime.endsAt).toUTCString()}`
    : `; Max-Age=${lifetime.maxAgeSeconds}`
}

function readAll(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** A cookie that somebody else wrote may not be encoded. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
