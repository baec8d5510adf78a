import { readAddress } from './address.ts'
import { isPage } from './routes.ts'

const ownOrigin = 'https://site.invalid'
const longestReturn = 2048

/**
 * The address to go back to after signing in, or null when it must not be followed: only a path of this
 * site to a page other than the login itself [OPEN-34]. The parsed result is checked again, because a
 * browser reads `https://us//evil` and `/\evil` as another host.
 */
export function safeReturn(address: string | undefined): string | null {
  if (!address || address.length > longestReturn || !isPath(address)) return null
  let url: URL
  try {
    url = new URL(address, ownOrigin)
  } catch {
    return null
  }
  const safe = `${url.pathname}${url.search}`
  if (url.origin !== ownOrigin || url.username || url.password) return null
  if (!isPath(safe)) return null
  const { route } = readAddress(safe)
  if (route === null || !isPage(route) || route === 'login' || route === 'maintenance') return null
  return safe
}

/** One slash: browsers take two of them, or one and a backslash, for the beginning of a host. */
function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
