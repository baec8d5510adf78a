import type { Log } from '../../base/ports/log.ts'
import { readUrl } from '../../base/text/url.ts'
import { isLoopback, type SiteConfiguration } from './site.configuration.ts'
import type { DetailsDocument } from './site.details.fields.ts'
import { readValidDetails } from './site.mending.ts'
import { type PictureSizes, pictureReader } from './site.pictures.ts'

/** The part of a site's configuration that is not needed before the first paint. */
export interface SiteDetails {
  /** The operator's own texts, each for its own place; an absent one is shown as documented [OPEN-53]. */
  readonly texts: NonNullable<DetailsDocument['texts']>
  /** The operator's pages on social networks, in display order [SHELL-50]. */
  readonly socialLinks: NonNullable<DetailsDocument['socialLinks']>
  /** The operator's partners [SHELL-46]. */
  readonly partners: NonNullable<DetailsDocument['partners']>
  /** How banks are shown where the operator overrides the default [SITE-14]. */
  readonly banks: NonNullable<DetailsDocument['banks']>
  /** The address of the picture with the logos of all banks; null where letters are shown instead. */
  readonly bankLogos: string | null
  /** The phrase that is removed from the notes of transactions; null where it is the documented Thai phrase [OPEN-70]. */
  readonly removedNotePhrase: string | null
  /** The widths in which pictures of games can be had; null where each picture has one size. */
  readonly pictureSizes: PictureSizes | null
  /** Whether a payout is confirmed with the member's password first. */
  readonly asksPayoutPassword: boolean
  /** Whether registering claims the timed offer that the visitor took [OPEN-15]. */
  readonly claimsPromotion: boolean
  /** What integrates a live chat; null where the site has none [SHELL-51]. */
  readonly liveChat: SiteAdapter | null
  /** What records the visits of those who agreed; null where the site has no analytics [SITE-05]. */
  readonly analytics: SiteAdapter | null
  /** Where the speed of pages is reported for those who agreed; null where it is not. */
  readonly speedReports: SpeedReports | null
  /** The origins on which games may be opened; the site's own origin is never among them. */
  readonly gameOrigins: readonly string[]
  /** The apps of banks that a member may open to pay, in display order. */
  readonly bankApps: NonNullable<DetailsDocument['bankApps']>
  /** Where the addresses of payment codes may lead. */
  readonly qrCodePlaces: QrCodePlaces
}

/** Where the pictures and links of payment codes may lead, as a site's configuration says. */
export interface QrCodePlaces {
  /** The origins that may serve pictures of codes. */
  readonly pictureOrigins: readonly string[]
  /** The host names and the app schemes, such as `scbeasy:`, to which links may lead. */
  readonly links: readonly string[]
}

/** A script of the site that integrates a service of another host. */
export type SiteAdapter = NonNullable<DetailsDocument['liveChat']>

/** The address that collects reports about the speed of pages, and its host. */
export interface SpeedReports {
  readonly address: string
  readonly host: string
}

type Source = Pick<SiteConfiguration, 'document' | 'linkOrigins' | 'services'>

const detailsOfSites = new WeakMap<Source, SiteDetails>()

/**
 * The details of a site. They are parsed at the first call, and later calls return the same object. Bad parts are
 * left out, as few as possible, and logged.
 */
export function siteDetails(site: Source, log: Log): SiteDetails {
  const details = detailsOfSites.get(site) ?? readDetails(site, log)
  detailsOfSites.set(site, details)
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

function speedReports(address: string | undefined, siteOrigin: string): SpeedReports | null {
  const url = address === undefined ? null : readUrl(address, siteOrigin)
  return url && { address: `${url.origin}${url.pathname}${url.search}`, host: url.hostname }
}

/** The original index of an item of a list from which bad items were removed. */
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
  const { details, ignored } = readValidDetails(document)
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
    pictureSizes: details.pictureSizes?.widths.length ? details.pictureSizes : null,
    asksPayoutPassword: details.payoutPassword ?? false,
    claimsPromotion: details.promotionClaim ?? false,
    liveChat: details.liveChat ?? null,
    analytics: details.analytics ?? null,
    speedReports: speedReports(details.speedReports, linkOrigins[0] ?? ''),
    bankApps: details.bankApps ?? [],
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
