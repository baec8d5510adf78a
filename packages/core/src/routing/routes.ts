import type { FlowName } from '../app/flow.names.ts'

/** The languages of the site; Thai has no path prefix [ROUTE-01]. */
export type Locale = 'th' | 'en'

export type RouteName = 'index' | 'login' | 'deposit' | 'maintenance'

export interface RouteRow {
  /** Path without the language prefix. */
  readonly path: string
  /** Who may be here; where everybody else is sent is a rule of `resolveRoute`. */
  readonly audience: 'everyone' | 'member' | 'visitor'
  /** Which flows the page shows. */
  readonly flows: readonly FlowName[]
}

/** Every page of the site. */
export const routes = {
  index: { path: '/', audience: 'everyone', flows: [] },
  login: { path: '/login', audience: 'visitor', flows: ['login'] },
  deposit: { path: '/deposit', audience: 'member', flows: ['deposit', 'transferPanel'] },
  maintenance: { path: '/maintenance', audience: 'everyone', flows: [] },
} as const satisfies Record<RouteName, RouteRow>

/** An address of the site, taken apart. */
export interface Address {
  readonly locale: Locale
  /** Null for a path that is no page of the site. */
  readonly route: RouteName | null
  /** Path without the language prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const routeByPath = new Map<string, RouteName>(
  Object.entries(routes).map(([name, row]) => [row.path, name as RouteName]),
)

/** Takes an address such as `/en/login?url=%2Fdeposit` apart. Repeated query values: the first counts. */
export function readAddress(address: string): Address {
  const [, pathname = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const isEnglish = pathname === '/en' || pathname.startsWith('/en/')
  const place = isEnglish ? pathname.slice('/en'.length) : pathname
  // Two slashes at the beginning would name another host as soon as the prefix is gone.
  const path = `/${place.replace(/^[/\\]+|\/+$/g, '')}`
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) query[name] ??= value
  return {
    locale: isEnglish ? 'en' : 'th',
    route: routeByPath.get(path) ?? null,
    path,
    query,
  }
}

/** Puts an address together. */
export function writeAddress(
  locale: Locale,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const prefixed = locale === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path
  const search = new URLSearchParams({ ...query }).toString()
  return search ? `${prefixed}?${search}` : prefixed
}

/** The same place in another language, query kept [OPEN-30]. */
export function inLocale(address: string, locale: Locale): string {
  const { path, query } = readAddress(address)
  return writeAddress(locale, path, query)
}
