import * as z from 'zod/mini'
import type { Log } from '../../base/ports/log.ts'
import { readUrl } from '../../base/text/url.ts'
import type { Service } from '../../wire/contract/endpoint.ts'
import { type ContentLink, readContentLink, readLink } from './content.link.ts'
import { siteFields } from './site.fields.ts'
import { pictureReader } from './site.pictures.ts'

/** What an operator configures: one site, read at run time from `/site.json` [SITE-01…09]. */
export interface SiteConfiguration {
  readonly title: string
  /** The address of the site's logo; null where the beginning of the title is shown instead. */
  readonly logo: string | null
  /** The site's own colours; null for the default brand. */
  readonly theme: SiteTheme | null
  /** The group of sites whose member lists are used, sent as `groupID`. */
  readonly groupId: string
  readonly isClosed: boolean
  /** Whether new members may register [SITE-06, AUTH-27]. */
  readonly isRegistrationOpen: boolean
  /** Whether menu and footer omit the affiliate programme; its pages stay [SITE-08, OPEN-43]. */
  readonly isAffiliateHidden: boolean
  /** Where "Register" leads: to `/register`, or to where the operator configured [SITE-07, SHELL-11]. */
  readonly registerLink: ContentLink
  /** Where members can contact the admin; null where nothing is configured. */
  readonly contactLink: ContentLink | null
  /** The word before the token in the `Authorization` header [OPEN-05]. */
  readonly authorizationScheme: string
  /** Whether the server has a call that ends a session; signing out then sends it [SESS-13]. */
  readonly revokesTokens: boolean
  /** Whether the lists of games come with `rtp` and `volatility`. */
  readonly hasGameFigures: boolean
  /** Whether tournaments come with their rules, board and games. */
  readonly hasTournamentDetails: boolean
  /** Absolute base address of each service, without a trailing slash. */
  readonly services: Readonly<Record<Service, string>>
  /** The origins to which addresses from a server may lead: the site, its services and hosts that the operator named. */
  readonly linkOrigins: readonly string[]
  /** The whole document; `siteDetails` reads the rest of it when a part of the site first needs it. */
  readonly document: object
}

export type SiteTheme = z.output<typeof siteFields.theme>

/** Why a site cannot open: the missing fields without which no call can be made. */
export interface UnusableSite {
  readonly missing: readonly string[]
}

/**
 * Reads a site's configuration field by field: a bad field falls back to its default and is logged; a
 * missing group id or service makes the site unusable. All fields are read, so that all faults are found.
 * @param json the parsed document, or whatever was received instead.
 * @param origin the page's origin, against which relative service addresses are resolved.
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
  const ignore = (field: string) =>
    log.write({ level: 'warning', event: 'site.fieldIgnored', details: { field } })
  const optional = <Value>(name: string, schema: z.ZodMiniType<Value>, fallback: Value): Value => {
    if (document[name] === undefined) return fallback
    const read = z.safeParse(schema, document[name])
    if (read.success) return read.data
    ignore(name)
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
  const hosts = optional<readonly unknown[]>('linkHosts', z.array(z.unknown()), [])
  const linkHosts = hosts.flatMap((value, index) => {
    const read = z.safeParse(siteFields.linkHosts.def.element, value)
    if (!read.success) ignore(`linkHosts.${index}`)
    return read.success ? [read.data] : []
  })
  const logo = optional<string | null>('logo', siteFields.logo, null)
  const site: SiteConfiguration = {
    title: optional('title', siteFields.title, 'Croupier'),
    logo: pictureReader(origin, services.content, ignore)('logo', logo),
    theme: optional<SiteTheme | null>('theme', siteFields.theme, null),
    groupId: groupId.data ?? '',
    isClosed: optional('closed', siteFields.closed, false),
    isRegistrationOpen: !optional('registrationDisabled', siteFields.registrationDisabled, false),
    isAffiliateHidden: optional('affiliateHidden', siteFields.affiliateHidden, false),
    registerLink: readLink(optional('affiliateLink', siteFields.affiliateLink, '/register')),
    contactLink: readContentLink(
      optional<string | null>('contactLink', siteFields.contactLink, null),
    ),
    authorizationScheme: optional('authorizationScheme', siteFields.authorizationScheme, 'Bearer'),
    revokesTokens: optional('tokenRevocation', siteFields.tokenRevocation, false),
    hasGameFigures: optional('gameFigures', siteFields.gameFigures, false),
    hasTournamentDetails: optional('tournamentDetails', siteFields.tournamentDetails, false),
    services,
    linkOrigins: [
      origin,
      ...Object.values(services).map((base) => new URL(base, origin).origin),
      ...linkHosts.map((host) => `https://${host}`),
    ],
    document,
  }
  return missing.length > 0 ? { missing } : site
}

/** Whether a configuration can open its site. */
export function isUsable(site: SiteConfiguration | UnusableSite): site is SiteConfiguration {
  return !('missing' in site)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether a host is this machine; every name below `localhost` is. */
export function isLoopback(hostname: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Allows https anywhere, and http only on the page's own origin or on this machine. */
function readBase(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value === '') return null
  const url = readUrl(value, origin)
  // Other characters would have a meaning in the content security policy and in the server's configuration.
  // A blob address has no host name.
  if (!url || !/^([a-z0-9.-]+|\[::1\])$/.test(url.hostname)) return null
  const isSameOrigin = url.origin === origin
  const isSecure = url.protocol === 'https:'
  const isLocal = url.protocol === 'http:' && isLoopback(url.hostname)
  if (!isSameOrigin && !isSecure && !isLocal) return null
  if (url.username || url.password || url.search || url.hash) return null
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}
