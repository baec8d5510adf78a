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
  /** Where members are sent who are asked to contact the admin, or null. */
  readonly contactLink: string | null
  /** The word before the token in the `Authorization` header [OPEN-05]. */
  readonly authorizationScheme: string
  /** Absolute base address of each service, without a slash at the end. */
  readonly services: Readonly<Record<Service, string>>
  /** What the site says of how fast money arrives, or null for the documented words [OPEN-53]. */
  readonly withdrawSpeed: Readonly<Record<Locale, string>> | null
  /** Where addresses that a server gives may lead: the site, its services and hosts that the operator named. */
  readonly linkOrigins: readonly string[]
  /** The site's own colours, or null for the default brand. */
  readonly theme: SiteTheme | null
}

export interface SiteTheme {
  readonly mode: 'dark' | 'light'
  readonly surface: string
  readonly brand: string
  readonly accent: string
}

/** One line of text. */
const speech = z.string().check(z.minLength(1), z.maxLength(120))

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A path of the site itself, or an https address. */
const link = z
  .string()
  .check(z.regex(/^(\/(?![/\\])\S*|https:\/\/[^\s/@]+(\/\S*)?)$/), z.maxLength(2048))

/** What each field has to be for the site to take it; addresses have rules of their own. */
export const siteFields = {
  version: z.literal(1),
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  groupId: z.string().check(z.minLength(1), z.maxLength(64)),
  closed: z.boolean(),
  registrationDisabled: z.boolean(),
  affiliateLink: link,
  contactLink: link,
  /** Names of hosts, such as `access.line.me`. */
  linkHosts: z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
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
  const services = {
    api: service('api'),
    auth: service('auth'),
    reward: service('reward'),
    chat: service('chat'),
    content: service('content'),
  }
  const linkHosts = optional<readonly string[]>('linkHosts', siteFields.linkHosts, [])
  const site: SiteConfiguration = {
    title: optional('title', siteFields.title, 'Croupier'),
    groupId: groupId.data ?? '',
    isClosed: optional('closed', siteFields.closed, false),
    isRegistrationOpen: !optional('registrationDisabled', siteFields.registrationDisabled, false),
    affiliateLink: optional<string | null>('affiliateLink', siteFields.affiliateLink, null),
    contactLink: optional<string | null>('contactLink', siteFields.contactLink, null),
    authorizationScheme: optional('authorizationScheme', siteFields.authorizationScheme, 'Bearer'),
    services,
    linkOrigins: [
      origin,
      ...Object.values(services).map((base) => /^[a-z]+:\/\/[^/]+/.exec(base)?.[0] ?? origin),
      ...linkHosts.map((host) => `https://${host}`),
    ],
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
