import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../../base/ports/log.ts'
import { isUsable, readSiteConfiguration } from './site.configuration.ts'
import { siteHeaders } from './site.headers.ts'

const origin = 'https://site.test'

function headersFor(services: Record<string, string>, more: object = {}) {
  const document = { groupId: 'group-1', services, ...more }
  const site = readSiteConfiguration(document, origin, createMemoryLog())
  if (!isUsable(site)) throw new Error(`the site lacks ${site.missing.join(', ')}`)
  return siteHeaders(site, origin)
}

const policyOf = (headers: Record<string, string>) =>
  headers['Content-Security-Policy']?.split('; ')

describe('the headers of a site', () => {
  it('let a site whose services are on its own origin connect only to itself', () => {
    const headers = headersFor({
      api: '/api',
      auth: '/auth',
      reward: '/reward',
      chat: '/chat',
      content: '/content',
    })
    expect(policyOf(headers)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  it('name each foreign service once, and the content host for pictures', () => {
    const policy = policyOf(
      headersFor({
        api: 'https://api.test/v1',
        auth: 'https://api.test/auth',
        reward: 'https://reward.test',
        chat: '/chat',
        content: 'https://content.test/files',
      }),
    )
    expect(policy?.filter((rule) => /^(img|connect)-src/.test(rule))).toEqual([
      "img-src 'self' data: https://content.test",
      "connect-src 'self' https://api.test https://content.test https://reward.test",
    ])
  })

  it('allow frames for games and the live chat, and connections for adapters, but no scripts of theirs [SITE-05, SHELL-51]', () => {
    const services = {
      api: '/api',
      auth: '/auth',
      reward: '/reward',
      chat: '/chat',
      content: 'https://content.test',
    }
    const policy = policyOf(
      headersFor(services, {
        logo: 'https://content.test/logo.svg',
        partners: [{ name: 'Sun', picture: 'https://content.test/sun.svg' }],
        liveChat: { script: '/adapters/live-chat.js', host: 'chat.test' },
        analytics: { script: '/adapters/analytics.js', host: 'stats.test' },
      }),
    )
    const plain = policyOf(headersFor(services)) ?? []
    expect(policy?.filter((rule) => !plain.includes(rule))).toEqual([
      "connect-src 'self' https://chat.test https://content.test https://stats.test wss://chat.test",
      'frame-src https://chat.test',
    ])
    const withPictures = headersFor(services, { paymentPictureHosts: ['qr.test'] })
    expect(policyOf(withPictures)?.filter((rule) => !plain.includes(rule))).toEqual([
      "img-src 'self' data: https://content.test https://qr.test",
    ])
    const withReports = (speedReports: string) =>
      policyOf(headersFor(services, { speedReports }))?.filter((rule) => !plain.includes(rule))
    expect([withReports('https://speed.test:8443/collect?site=1'), withReports('/speed')]).toEqual([
      ["connect-src 'self' https://content.test https://speed.test:8443"],
      [],
    ])
    const withGames = headersFor(services, { gameHosts: ['games.test', 'slots.test:8443'] })
    expect(policyOf(withGames)?.filter((rule) => !plain.includes(rule))).toEqual([
      'frame-src https://games.test https://slots.test:8443',
    ])
  })

  it('prevent others from framing the page, guessing its types and learning its addresses', () => {
    const { 'Content-Security-Policy': _policy, ...others } = headersFor({
      api: '/api',
      auth: '/auth',
      reward: '/reward',
      chat: '/chat',
      content: '/content',
    })
    expect(others).toEqual({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    })
  })
})
