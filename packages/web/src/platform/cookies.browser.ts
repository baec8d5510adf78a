import {
  type CookieLifetime,
  type Cookies,
  cookieBytes,
  maxCookieBytes,
} from '@croupier/core/ports'

/** The scope of the site's own cookies: this host only, all its pages. */
const ownPlace = '; Path=/'

/**
 * The cookies of this host, on all its pages and for first-party requests only; over https they are never
 * sent unencrypted. A browser that allows no cookies behaves like an empty jar.
 */
export function createBrowserCookies(isSecure = location.protocol === 'https:'): Cookies {
  const attributes = `; SameSite=Lax${isSecure ? '; Secure' : ''}`
  let kept: readonly string[] | null = null
  // One step of the site reads cookies hundreds of times, and a phone needs long for each reading. Other tabs
  // change them only between steps.
  const pairs = () => {
    if (kept === null) {
      kept = readPairs()
      queueMicrotask(() => {
        kept = null
      })
    }
    return kept
  }
  const valuesOf = (name: string) => {
    const prefix = `${name}=`
    return pairs()
      .filter((pair) => pair.startsWith(prefix))
      .map((pair) => pair.slice(prefix.length))
  }
  const set = (name: string, value: string, age: string, place = ownPlace) => {
    kept = null
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari lacks the Cookie Store API, and so do insecure contexts
      document.cookie = `${name}=${encodeURIComponent(value)}${place}${attributes}${age}`
    } catch {
      // A sandboxed document may not store cookies; without them the session lasts until the next reload.
    }
  }
  return {
    read: (name) => {
      const [first] = valuesOf(name)
      return first === undefined ? null : decode(first)
    },
    isShadowed: (name) => new Set(valuesOf(name)).size > 1,
    write: (name, value, lifetime) => {
      if (cookieBytes(name, value) > maxCookieBytes) return
      set(name, value, ageOf(lifetime))
    },
    remove: (name) => {
      set(name, '', '; Max-Age=0')
      // A cookie that is still there was written by another host, for a different path or domain.
      if (valuesOf(name).length === 0) return
      for (const place of otherPlaces(location)) set(name, '', '; Max-Age=0', place)
    },
  }
}

function ageOf(lifetime: CookieLifetime): string {
  if (lifetime === 'browserSession') return ''
  return 'endsAt' in lifetime
    ? `; Expires=${new Date(lifetime.endsAt).toUTCString()}`
    : `; Max-Age=${lifetime.maxAgeSeconds}`
}

/** Every other path and domain whose cookies this page can read. */
export function otherPlaces({
  hostname,
  pathname,
}: Pick<Location, 'hostname' | 'pathname'>): readonly string[] {
  const parts = pathname.split('/').filter(Boolean)
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const paths = ['/', ...folders, ...folders.map((folder) => `${folder}/`)]
  const labels = hostname.split('.')
  // Browsers refuse cookies for a top-level domain such as com.
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  const hosts = ['', ...domains.map((domain) => `; Domain=${domain}`)]
  const places = hosts.flatMap((host) => paths.map((path) => `${host}; Path=${path}`))
  return places.filter((place) => place !== ownPlace)
}

function readPairs(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** A cookie that another host wrote may not be encoded. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
