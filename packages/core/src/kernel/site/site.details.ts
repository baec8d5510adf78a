import type { Log } from '../../base/ports/log.ts'
import { readUrl } from '../../base/text/url.ts'
import { isLoopback, type SiteConfiguration } from './site.configuration.ts'
import type { DetailsDocument } from './site.details.fields.ts'
import { mendDetails } from './site.mending.ts'
import { pictureReader } from './site.pictures.ts'

/** What a site's configuration says besides what it needs before its first paint. */
export interface SiteDetails {
  /** What the site says in its own words, each in its own place; what is absent is said as documented [OPEN-53]. */
  readonly texts: NonNullable<DetailsDocument['texts']>
  /** Where the operator can be met, in the order in which it is shown [SHELL-50]. */
  readonly socialLinks: NonNullable<DetailsDocument['socialLinks']>
  /** Whom the operator works with [SHELL-46]. */
  readonly partners: NonNullable<DetailsDocument['partners']>
  /** How banks are shown, where they are not shown as everywhere [SITE-14]. */
  readonly banks: NonNullable<DetailsDocument['banks']>
  /** The address of the picture with the logos of all banks, or null where there are letters instead. */
  readonly bankLogos: string | null
  /** What notes of transactions are shown without, or null where it is our own Thai phrase [OPEN-70]. */
  readonly removedNotePhrase: string | null
  /** Whether a payout is confirmed with the member's password first. */
  readonly asksPayoutPassword: boolean
  /** Whether registering claims the timed offer that the visitor took [OPEN-15]. */
  readonly claimsPromotion: boolean
  /** What joins a live chat to the site, or null where there is none [SHELL-51]. */
  readonly liveChat: SiteAdapter | null
  /** What hears of visits whose visitor agreed, or null where there is nothing [SITE-05]. */
  readonly analytics: SiteAdapter | null
  /** Where games may be opened; the site's own origin is none of them. */
  readonly gameOrigins: readonly string[]
  /** Where what is paid by may lead: pictures of codes, and links. */
  readonly qrCodePlaces: QrCodePlaces
}

/** Where the addresses of codes may lead, as a site's configuration says. */
export interface QrCodePlaces {
  /** Where pictures of codes may come from. */
  readonly pictureOrigins: readonly string[]
  /** Where links may lead: names of hosts, and schemes of apps such as `scbeasy:`. */
  readonly links: readonly string[]
}

/** A program of the site's own that joins a service of another host to it. */
export type SiteAdapter = NonNullable<DetailsDocument['liveChat']>

type Source = Pick<SiteConfiguration, 'document' | 'linkOrigins' | 'services'>

const known = new WeakMap<Source, SiteDetails>()

/**
 * The details of a site, read when they are first asked for; the same object ever after. What is bad is left
 * out, as little as can be, and logged.
 */
export function siteDetails(site: Source, log: Log): SiteDetails {
  const details = known.get(site) ?? readDetails(site, log)
  known.set(site, details)
  return details
}

/**
 * Hosts as origins: https, and http only for a site that has no https itself, on its own host or on this
 * very machine. A frame on the site's own origin would not be held by its sandbox.
 * @param ignore receives the site's own host
 */
function gameOrigins(
  hosts: readonly string[],
  siteOrigin: string,
  ignore: (index: number) => void,
): readonly string[] {
  const site = readUrl(siteOrigin)
  const origins = hosts.flatMap((host, index) => {
    const [url, plain] = [readUrl(`https://${host}`), readUrl(`http://${host}`)]
    const isNear = url?.hostname === site?.hostname || isLoopback(url?.hostname ?? '')
    const origin = (site?.protocol === 'http:' && isNear ? plain : url)?.origin
    if (origin && origin !== siteOrigin) return [origin]
    ignore(index)
    return []
  })
  return [...new Set(origins)]
}

/** Where an item of a mended list stood in the document. */
function indexIn(ignored: readonly string[], list: string, index: number): number {
  const missing = ignored.flatMap((field) => {
    const [name, place, ...rest] = field.split('.')
    return name === list && rest.length === 0 ? [Number(place)] : []
  })
  return missing
    .sort((one, other) => one - other)
    .reduce((at, place) => at + (place <= at ? 1 : 0), index)
}

function readDetails({ document, linkOrigins, services }: Source, log: Log): SiteDetails {
  const { details, ignored } = mendDetails(document)
  const ignore = (field: string) =>
    log.write({ level: 'warning', event: 'site.fieldIgnored', details: { field } })
  for (const field of ignored) ignore(field)
  const fieldOf = (list: string, index: number) => `${list}.${indexIn(ignored, list, index)}`
  const picture = pictureReader(linkOrigins[0] ?? '', services.content, ignore)
  return {
    texts: details.texts ?? {},
    socialLinks: details.socialLinks ?? [],
    partners: (details.partners ?? []).filter(
      (partner, index) =>
        picture(`${fieldOf('partners', index)}.picture`, partner.picture) !== null,
    ),
    banks: details.banks ?? [],
    bankLogos: picture('bankLogos', details.bankLogos),
    removedNotePhrase: details.removedNotePhrase ?? null,
    asksPayoutPassword: details.payoutPassword ?? false,
    claimsPromotion: details.promotionClaim ?? false,
    liveChat: details.liveChat ?? null,
    analytics: details.analytics ?? null,
    qrCodePlaces: {
      pictureOrigins: [
        ...new Set([
          linkOrigins[0] ?? '',
          new URL(services.content).origin,
          ...(details.paymentPictureHosts ?? []).map((host) => `https://${host}`),
        ]),
      ],
      links: details.paymentLinks ?? [],
    },
    gameOrigins: gameOrigins(details.gameHosts ?? [], linkOrigins[0] ?? '', (index) =>
      ignore(fieldOf('gameHosts', index)),
    ),
  }
}
