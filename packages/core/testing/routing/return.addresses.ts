import fc from 'fast-check'
import { readAddress } from '../../src/kernel/routing/address.ts'
import { type RouteName, routeRows } from '../../src/kernel/routing/routes.ts'
import { safeReturn } from '../../src/kernel/routing/safe.return.ts'

/** A rule that holds for every possible return address. */
export interface ReturnRule {
  readonly says: string
  /** @throws Error with the shortest address found that breaks the rule */
  run(options: { readonly runs: number; readonly seed: number }): void
}

/** Pages to which nobody returns, from the requirements' own list. */
const forbidden: ReadonlySet<RouteName | null> = new Set<RouteName | null>([
  null,
  'login',
  'loginLine',
  'loginUrl',
  'register',
  'registerAff',
  'aff',
  'forgot',
  'resetPassword',
  'maintenance',
])

const attackPart = fc.constantFrom(
  ...['/', '//', '///', '\\', '\\\\', '/\\', '.', '..', '/../', '/.', '@', ':', '?', '#', '&', ';'],
  ...['%5C', '%5c', '%2F', '%2f', '%252f', '%252F%252F', '%25', '%2e', '%2E%2e', '%40', '%3A', '%'],
  ...['\t', '\n', '\r', '\r\n', '\0', '\b', '\v', '\f', '\x1b', '\x7f', '\x85', '\xa0', ' ', '+'],
  ...['%09', '%0a', '%0d%0a', '%00', '%20', '%E2%80%A8', '%EF%BC%8F', '%E0%A4%A', '%ff'],
  // Slashes, dots and spaces of other scripts, direction marks, lone surrogates.
  ...['\u2028', '\u2029', '\u3002', '\uff0e', '\uff0f', '\u2044', '\u2215', '\u29f8', '\ufe68'],
  ...['\ufeff', '\u200b', '\u202e', '\u2066', '\u00ad', '\ud800', '\udfff', '\u{1f3b0}'],
  ...['http:', 'https:', 'https://us', 'https:/', 'javascript:', 'JaVaScRiPt:alert(1)', 'data:'],
  ...[
    'data:text/html,<script>',
    'blob:',
    'file:',
    'mailto:',
    'intent://',
    'line://',
    'view-source:',
  ],
  ...['evil.test', 'user:secret@', 'site.invalid', 'https://site.invalid', '[::1]', '2130706433'],
  ...['en', '/en', '/en/', '/en//evil.test', 'login', '/register/x', 'forgot', '/resetPassword'],
  ...['/maintenance', 'deposit', '/list/', '/search/', '/game/7/', 'url=', '?sideDeposit=true'],
  'สล็อต',
)

const long = fc.integer({ min: 1_900, max: 2_200 }).map((length) => '/'.padEnd(length, 'a'))

const attack = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: attackPart },
      { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
      { weight: 1, arbitrary: attackPart.map(encodeSafely) },
      { weight: 1, arbitrary: attackPart.map((part) => encodeSafely(encodeSafely(part))) },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

function encodeSafely(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

const hostile = fc.oneof(
  attack,
  attack.map((text) => `/${text}`),
  attack.map((text) => `//${text}`),
  attack.map((text) => `/\\${text}`),
  attack.map((text) => `/en/${text}`),
  attack.map((text) => `/deposit${text}`),
  attack.map((text) => `/search/${text}`),
  fc.tuple(attack, long, attack).map((texts) => texts.join('')),
)

/** What is wrong with an address that is followed, or null. */
function escapeOf(followed: string): string | null {
  for (const site of ['https://croupier.test', 'http://192.168.1.7:4173']) {
    const url = new URL(followed, `${site}/en/login`)
    if (url.origin !== site) return `leads to ${url.origin}`
    if (url.username !== '' || url.password !== '') return 'has credentials'
    if (url.href !== `${site}${followed}`) return `is read as ${url.href}`
  }
  if (!/^\/(?![/\\])[!-~]*$/.test(followed)) return 'is no plain path'
  const { route } = readAddress(followed)
  return forbidden.has(route) ? `leads to ${route}` : null
}

const neverEscapes: ReturnRule = {
  says: 'leads to a page of this site to which a member may return, or nowhere',
  run: ({ runs, seed }) =>
    fc.assert(
      fc.property(hostile, (text) => {
        const followed = safeReturn(text)
        if (followed === null) return
        const way = escapeOf(followed)
        if (way !== null) throw new Error(`${followed} ${way}`)
        if (safeReturn(followed) !== followed) throw new Error('changes when it is read again')
      }),
      { numRuns: runs, seed },
    ),
}

const thai = fc.stringMatching(/^[ก-ฮ][ะ-ูเ-์]?[ก-ฮa-z0-9]{0,3}[ -]?[ก-๙0-9]{0,6}$/)
const word = fc.oneof(thai, fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/))
const segment = fc.oneof(
  thai.map((text) => text.replaceAll(' ', '-')),
  thai.map(encodeURIComponent),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map(encodeSafely)
    .filter(isNoDirection),
)

/** Whether a path segment is not `.` or `..`, which browsers resolve. */
function isNoDirection(part: string): boolean {
  return !/^\.\.?$/.test(part)
}

const mayReturn = (Object.keys(routeRows) as RouteName[]).filter((name) => !forbidden.has(name))

const legitimate = fc
  .record({
    prefix: fc.constantFrom('', '/en'),
    route: fc.constantFrom(...mayReturn),
    id: segment,
    name: segment,
    query: fc.dictionary(word, word, { maxKeys: 3 }),
    panel: fc.constantFrom('', 'sideDeposit=true', 'sideHistory=true'),
  })
  .map(({ prefix, route, id, name, query, panel }) => {
    const path = routeRows[route].path.replace(/\{id\??\}/, () => id).replace('{name}', () => name)
    const search = [String(new URLSearchParams(query)), panel].filter(Boolean).join('&')
    const place = prefix !== '' && path === '/' ? prefix : `${prefix}${path}`
    return { route, address: search === '' ? place : `${place}?${search}` }
  })

const keepsOwn: ReturnRule = {
  says: 'is kept if it is a page of this site, even in Thai and with any query',
  run: ({ runs, seed }) =>
    fc.assert(
      fc.property(legitimate, ({ route, address }) => {
        const followed = safeReturn(address)
        if (followed === null) throw new Error(`${address} is not followed`)
        const withoutPath = (text: string) => {
          const { path: _path, ...rest } = readAddress(text)
          return JSON.stringify(rest)
        }
        if (withoutPath(followed) !== withoutPath(address))
          throw new Error(`${followed} is another place`)
        if (readAddress(followed).route !== route) throw new Error(`${followed} is not ${route}`)
      }),
      { numRuns: runs, seed },
    ),
}

/** The rules for return addresses, each tried with any number of addresses. */
export const returnRules: readonly ReturnRule[] = [neverEscapes, keepsOwn]
