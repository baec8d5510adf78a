import { type GameFlaw, gameFlaws } from '../catalogue/case.ts'

const common = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const policy = (ancestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The headers of a page that nobody may frame. */
export const foreignHeaders: Readonly<Record<string, string>> = {
  ...common,
  'Content-Security-Policy': policy("'none'"),
  'X-Frame-Options': 'DENY',
}

/** The headers of a page that only the site may frame. */
export function gameHeaders(site: string): Readonly<Record<string, string>> {
  return { ...common, 'Content-Security-Policy': policy(`'self' ${site}`) }
}

/** The flaw that an address was armed with. */
export function flawOf(query: URLSearchParams): GameFlaw | undefined {
  return gameFlaws.find((flaw) => flaw === query.get('flaw'))
}
