import type { SiteConfiguration } from './site.configuration.ts'

/**
 * The response headers that every page of a site is served with. The policy names the site's own
 * service hosts and nothing else; nobody may frame the page and no address leaks in a referrer.
 * @param ownOrigin the origin that serves the page; services on it need no extra permission
 */
export function siteHeaders(site: SiteConfiguration, ownOrigin: string): Record<string, string> {
  const elsewhere = [...new Set(Object.values(site.services).map((base) => new URL(base).origin))]
    .filter((origin) => origin !== ownOrigin)
    .sort()
  const contentOrigin = new URL(site.services.content).origin
  const sources = (...list: string[]) => list.filter(Boolean).join(' ')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${sources("'self'", 'data:', contentOrigin === ownOrigin ? '' : contentOrigin)}`,
    "font-src 'self'",
    `connect-src ${sources("'self'", ...elsewhere)}`,
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
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}
