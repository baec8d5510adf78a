import { noLog } from '../../base/ports/log.ts'
import type { SiteConfiguration } from './site.configuration.ts'
import { siteDetails } from './site.details.ts'

/**
 * The response headers with which every page of a site is served. The policy allows the hosts of the site's
 * services, of its games, of its adapters and of its reports, and nothing else: games and a live chat may use frames, and only
 * the site's own scripts run. No other site may frame the page, and no referrer reveals an address.
 * @param ownOrigin the origin that serves the page; services on it need no extra permission.
 */
export function siteHeaders(site: SiteConfiguration, ownOrigin: string): Record<string, string> {
  const { analytics, gameOrigins, liveChat, qrCodePlaces, speedReports } = siteDetails(site, noLog)
  // An https source does not allow the web sockets that live chats use.
  const adapters = [
    ...(liveChat ? [`https://${liveChat.host}`, `wss://${liveChat.host}`] : []),
    ...(analytics ? [`https://${analytics.host}`] : []),
    ...(speedReports ? [new URL(speedReports.address).origin] : []),
  ]
  const bases = Object.values(site.services).map((base) => new URL(base).origin)
  const elsewhere = [...new Set([...bases, ...adapters])]
    .filter((origin) => origin !== ownOrigin)
    .sort()
  const pictureOrigins = qrCodePlaces.pictureOrigins.filter((origin) => origin !== ownOrigin)
  const sources = (...list: string[]) => list.filter(Boolean).join(' ')
  const frames = [...(liveChat ? [`https://${liveChat.host}`] : []), ...gameOrigins]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${sources("'self'", 'data:', ...pictureOrigins)}`,
    "font-src 'self'",
    `connect-src ${sources("'self'", ...elsewhere)}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    ...(ownOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}
