import * as z from 'zod/mini'
import type { Service } from '../contract/endpoint.ts'
import type { Log } from '../ports/log.ts'
import type { Locale } from '../routing/address.ts'

/** What an operator configures: one site, read at run time from `/site.json` [SITE-01…09]. */
export interface SiteConfiguration {
  readonly title: string
  /** The group of sites that the member lists belong to, sent as `groupID`. */
  readonly groupId: string
  readonly isClosed: boolean
  /** Whether new members are taken [SITE-06, AUTH-27]. */
  readonly isRegistrationOpen: boolean
  /** Where "Register" leads instead of to `/register`, or null [SITE-07, SHELL-11]. */
  readonly affiliateLink: string | null
  /** The word before the token in the `Authorization` header [OPEN-05]. */
  readonly authorizationScheme: string
  /** Absolute base address of each service, without a slash at the end. */
  readonly services: Readonly<Record<Service, string>>
  /** What the site says of how fast money arrives, or null for the documented words [OPEN-53]. */
  readonly withdrawSpeed: Readonly<Record<Locale, string>> | null
  /** The site's own colours, or null for the default brand. */
  readonly theme: SiteTheme | null
}

export interface SiteTheme {
  readonly mode: 'dark' | 'light'
  readonly surface: string
  readonly brand: string
  readonly accent: string
}

/** `/site.json` as it is served. Only the group id and the services have no default. */
export const siteDocument = z.object({
  version: z.literal(1),
  groupId: z.string(),
  title: z.optional(z.string()),
  closed: z.optional(z.boolean()),
  registrationDisabled: z.optional(z.boolean()),
  affiliateLink: z.optional(z.string()),
  authorizationScheme: z.optional(z.string()),
  services: z.object({
    api: z.string(),
    auth: z.string(),
    reward: z.string(),
    chat: z.string(),
    content: z.string(),
  }),
  withdrawSpeed: z.optional(z.object({ th: z.string(), en: z.string() })),
  theme: z.optional(
    z.object({
      mode: z.enum(['dark', 'light']),
      surface: z.string(),
      brand: z.string(),
      accent: z.string(),
    }),
  ),
})

export type SiteDocument = z.output<typeof siteDocument>

/** One line of text. */
const speech = z.string().check(z.minLength(1), z.maxLength(120))

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What each field has to be for the site to take it; addresses have rules of their own. */
export const siteFields = {
  version: z.literal(1),
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  groupId: z.string().check(z.minLength(1), z.maxLength(64)),
  closed: z.boolean(),
  registrationDisabled: z.boolean(),
  /** A path of the site itself, or an https address. */
  affiliateLink: z
    .string()
    .check(z.regex(/^(\/(?![/\\])\S*|https:\/\/[^\s/@]+(\/\S*)?)$/), z.maxLength(2048)),
  authorizationScheme: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/)),
  withdrawSpeed: z.object({ th: speech, en: speech }),
  theme: z.object({
    mode: z.enum(['dark', 'light']),
    surface: colour,
    brand: colour,
    accent: colour,
  }),
}

/** Why a site cannot open: a field without which no call can be made. */
export interface UnusableSite {
  readonly missing: readonly string[]
}

/**
 * Reads a site's configuration field by field: a bad field falls back to its default and is logged; a
 * missing group id or service makes the site unusable. All of it is read, whatever is wrong.
 * @param json the parsed document, or anything else that came instead
 * @param origin the page's origin, against which relative service addresses are resolved
 */
export function readSiteConfiguration(
  json: unknown,
  origin: string,
  log: Log,
): SiteConfiguration | UnusableSite {
  const document = asRecord(json)
  const bases = asRecord(document.services)
  const missing: string[] = []

  const groupId = z.safeParse(siteFields.groupId, document.groupId)
  if (!groupId.success) missing.push('groupId')
  const service = (name: Service): string => {
    const base = readBase(bases[name], origin)
    if (base === null) missing.push(`services.${name}`)
    return base ?? ''
  }
  const optional = <Value>(name: string, schema: z.ZodMiniType<Value>, fallback: Value): Value => {
    if (document[name] === undefined) return fallback
    const read = z.safeParse(schema, document[name])
    if (read.success) return read.data
    log.write({ level: 'warning', event: 'site.fieldIgnored', details: { field: name } })
    return fallback
  }

  optional('version', siteFields.version, 1)
  const site: SiteConfiguration = {
    title: optional('title', siteFields.title, 'Croupier'),
    groupId: groupId.data ?? '',
    isClosed: optional('closed', siteFields.closed, false),
    isRegistrationOpen: !optional('registrationDisabled', siteFields.registrationDisabled, false),
    affiliateLink: optional<string | null>('affiliateLink', siteFields.affiliateLink, null),
    authorizationScheme: optional('authorizationScheme', siteFields.authorizationScheme, 'Bearer'),
    services: {
      api: service('api'),
      auth: service('auth'),
      reward: service('reward'),
      chat: service('chat'),
      content: service('content'),
    },
    withdrawSpeed: optional<SiteConfiguration['withdrawSpeed']>(
      'withdrawSpeed',
      siteFields.withdrawSpeed,
      null,
    ),
    theme: optional<SiteTheme | null>('theme', siteFields.theme, null),
  }
  return missing.length > 0 ? { missing } : site
}

/** Whether a site was readable. */
export function isUsable(site: SiteConfiguration | UnusableSite): site is SiteConfiguration {
  return !('missing' in site)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** https anywhere; http only on the page's own origin or on this very machine. */
function readBase(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value === '') return null
  let url: URL
  try {
    url = new URL(value, origin)
  } catch {
    return null
  }
  // A blob address has the origin of the page that made it.
  const isSameOrigin = url.origin === origin && url.protocol !== 'blob:'
  const isSecure = url.protocol === 'https:'
  const isLocal = url.protocol === 'http:' && loopback.test(url.hostname)
  if (!isSameOrigin && !isSecure && !isLocal) return null
  if (url.username || url.password || url.search || url.hash) return null
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}
