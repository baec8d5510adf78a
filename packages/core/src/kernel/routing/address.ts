import { type ParametersOf, type RouteName, routeRows } from './routes.ts'

/** The languages of the site; Thai has no path prefix [ROUTE-01]. */
export const locales = ['th', 'en'] as const

export type Locale = (typeof locales)[number]

export type Query = Readonly<Record<string, string>>

/** A parsed address of the site. */
export interface Address {
  readonly locale: Locale
  /** Null for a path that leads to no page of the site. */
  readonly route: RouteName | null
  /** The decoded parameters of the path; an optional one may be absent. */
  readonly parameters: Readonly<Record<string, string>>
  /** Path without the language prefix. */
  readonly path: string
  readonly query: Query
}

const parameter = /\/\{(\w+)(\??)\}/g

const patterns = (Object.keys(routeRows) as RouteName[]).flatMap((name) => {
  const { path, alsoPath } = routeRows[name]
  return [path, alsoPath ?? path].map((template) => ({ name, pattern: patternOf(template) }))
})

function patternOf(template: string): RegExp {
  const pattern = template.replace(
    parameter,
    (_, name, optional) => `(?:/(?<${name}>[^/]+))${optional}`,
  )
  return new RegExp(`^${pattern}$`)
}

/** Parses an address such as `/en/login?url=%2Fdeposit`. Of repeated query values the first counts. */
export function readAddress(address: string): Address {
  const [, pathname = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const isEnglish = pathname === '/en' || pathname.startsWith('/en/')
  const place = isEnglish ? pathname.slice('/en'.length) : pathname
  // Without the prefix, two slashes at the beginning would name another host.
  const path = `/${place.replace(/^[/\\]+|\/+$/g, '')}`
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) query[name] ??= value
  return { locale: isEnglish ? 'en' : 'th', ...readPath(path), path, query }
}

function readPath(path: string): Pick<Address, 'route' | 'parameters'> {
  const parameters: Record<string, string> = {}
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    for (const [key, value] of Object.entries(match.groups ?? {})) {
      if (value !== undefined) parameters[key] = decode(value)
    }
    return { route: name, parameters }
  }
  return { route: null, parameters }
}

/** A malformed part is taken literally: somebody typed a per cent sign. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The path of a page, without the language prefix.
 * @example pathOf('game-id-name', { id: '7', name: 'ไพ่-demo' })
 */
export function pathOf<Name extends RouteName>(route: Name, ...parameters: Given<Name>): string
export function pathOf(
  route: RouteName,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  return routeRows[route].path.replace(parameter, (_, name: string) => {
    // `encodeURIComponent` throws on a lone surrogate.
    const value = parameters[name]?.replace(/\p{Surrogate}/gu, '\ufffd')
    return value ? `/${encodeURIComponent(value)}` : ''
  })
}

type Given<Name extends RouteName> =
  unknown extends ParametersOf<Name>
    ? []
    : Record<never, never> extends ParametersOf<Name>
      ? [parameters?: ParametersOf<Name>]
      : [parameters: ParametersOf<Name>]

/** Builds an address from its parts. */
export function writeAddress(locale: Locale, path: string, query: Query = {}): string {
  const prefixed = locale === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path
  const search = new URLSearchParams({ ...query }).toString()
  return search ? `${prefixed}?${search}` : prefixed
}

/** The same place in another language, with its query [OPEN-30]. */
export function inLocale({ path, query }: Pick<Address, 'path' | 'query'>, locale: Locale): string {
  return writeAddress(locale, path, query)
}

/**
 * The address with which a host opens the site. Only the bare domain leaves the language open and takes the
 * chosen one; every other address states its language. A host calls this once, before it loads any words: within
 * the site a Thai page leads to the Thai home page [ROUTE-64, OPEN-30].
 */
export function inChosenLocale(address: string, chosen: Locale | null): string {
  if (chosen !== 'en') return address
  const place = readAddress(address)
  return place.route === 'index' && place.locale === 'th' ? inLocale(place, chosen) : address
}
