import { readAddress } from './address.ts'
import { type RouteName, routeRows } from './routes.ts'

/** Whether the site has a page. */
export type IsThere = (route: RouteName) => boolean

const ownOrigin = 'https://site.invalid'
const longestAddress = 2048

/** Pages to which nobody returns after signing in, besides those for visitors only. */
const noReturnPages: ReadonlySet<RouteName> = new Set([
  'loginLine',
  'loginUrl',
  'forgot',
  'resetPassword',
])

const everyPage: IsThere = () => true

/**
 * The address to return to after signing in, or null when it must not be followed. It has to be a path of this
 * site, to a page that is neither the login nor another one about passwords and accounts [OPEN-34].
 */
export function safeReturn(
  address: string | null | undefined,
  isThere: IsThere = everyPage,
): string | null {
  return ownAddress(
    address,
    (route) => isThere(route) && routeRows[route].guard !== 'visitors' && !noReturnPages.has(route),
  )
}

/**
 * The address, if it leads to a page of this site other than the maintenance page, else null. The parsed result
 * is checked again, because a browser reads `https://us//evil` and `/\evil` as another host.
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

/** Exactly one slash at the beginning: browsers read two, or a slash and a backslash, as the start of a host. */
function isPath(address: string): boolean {
  return address.length <= longestAddress && /^\/(?![/\\])/.test(address)
}
