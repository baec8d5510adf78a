import { readAddress } from './address.ts'
import { type RouteName, routeRows } from './routes.ts'

/** Whether the site has a page. */
export type IsThere = (route: RouteName) => boolean

const ownOrigin = 'https://site.invalid'
const longestAddress = 2048

/** Pages that nobody is sent back to after signing in, besides those that are for visitors only. */
const noReturn: ReadonlySet<RouteName> = new Set([
  'loginLine',
  'loginUrl',
  'forgot',
  'resetPassword',
])

const everyPage: IsThere = () => true

/**
 * The address to go back to after signing in, or null when it must not be followed: only a path of this
 * site to a page that is neither the login nor another one about passwords and accounts [OPEN-34].
 */
export function safeReturn(
  address: string | null | undefined,
  isThere: IsThere = everyPage,
): string | null {
  return ownAddress(
    address,
    (route) => isThere(route) && routeRows[route].guard !== 'visitors' && !noReturn.has(route),
  )
}

/**
 * The address of a page of this site other than the maintenance page, or null. The parsed result is
 * checked again, because a browser reads `https://us//evil` and `/\evil` as another host.
 */
export function ownAddress(
  address: string | null | undefined,
  isThere: IsThere = everyPage,
): string | null {
  if (!address || !isPath(address)) return null
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
  return route === null || route === 'maintenance' || !isThere(route) ? null : safe
}

/** One slash: browsers take two of them, or one and a backslash, for the beginning of a host. */
function isPath(address: string): boolean {
  return address.length <= longestAddress && /^\/(?![/\\])/.test(address)
}
