import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../../base/ports/log.ts'
import { isUsable, readSiteConfiguration } from './site.configuration.ts'

const origin = 'https://site.test'
const registerPage = { kind: 'page', path: '/register', query: {} }

const services = {
  api: 'https://api.test',
  auth: 'https://auth.test/v2',
  reward: 'https://reward.test/',
  chat: '/chat/',
  content: 'https://content.test//',
}
const theme = { mode: 'light', surface: '#FFFFFF', brand: '#112233', accent: '#abcdef' } as const
const whole = {
  version: 1,
  groupId: 'group-1',
  title: 'Kin Casino',
  closed: true,
  registrationDisabled: true,
  affiliateLink: '/aff/HOUSE',
  contactLink: 'https://line.me/R/ti/p/@kin',
  linkHosts: ['access.line.me'],
  authorizationScheme: 'Token',
  tokenRevocation: true,
  gameFigures: true,
  tournamentDetails: true,
  services,
  theme,
  affiliateHidden: true,
  logo: 'https://content.test/logo.svg',
}
const readServices = {
  api: 'https://api.test',
  auth: 'https://auth.test/v2',
  reward: 'https://reward.test',
  chat: 'https://site.test/chat',
  content: 'https://content.test',
}

/** The site's own origin and those of its services. */
const ownOrigins = [
  'https://site.test',
  'https://api.test',
  'https://auth.test',
  'https://reward.test',
  'https://site.test',
  'https://content.test',
]

function read(json: unknown, from = origin) {
  const log = createMemoryLog()
  return { site: readSiteConfiguration(json, from, log), log: log.entries }
}

describe('a site’s configuration', () => {
  it('is read field by field [SITE-01, SITE-02, SITE-04, SITE-06…09, OPEN-74]', () => {
    expect(read(whole)).toEqual({
      site: {
        title: 'Kin Casino',
        groupId: 'group-1',
        isClosed: true,
        isRegistrationOpen: false,
        registerLink: { kind: 'page', path: '/aff/HOUSE', query: {} },
        contactLink: { kind: 'other', address: 'https://line.me/R/ti/p/@kin' },
        authorizationScheme: 'Token',
        revokesTokens: true,
        hasGameFigures: true,
        hasTournamentDetails: true,
        services: readServices,
        linkOrigins: [...ownOrigins, 'https://access.line.me'],
        theme,
        isAffiliateHidden: true,
        logo: 'https://content.test/logo.svg',
        document: whole,
      },
      log: [],
    })
  })

  it('needs a group id and its services only [OPEN-05]', () => {
    expect(read({ groupId: 'group-1', services })).toEqual({
      site: {
        title: 'Croupier',
        groupId: 'group-1',
        isClosed: false,
        isRegistrationOpen: true,
        registerLink: registerPage,
        contactLink: null,
        authorizationScheme: 'Bearer',
        revokesTokens: false,
        hasGameFigures: false,
        hasTournamentDetails: false,
        services: readServices,
        linkOrigins: ownOrigins,
        theme: null,
        isAffiliateHidden: false,
        logo: null,
        document: { groupId: 'group-1', services },
      },
      log: [],
    })
  })

  it.each<[field: string, bad: unknown, read: Record<string, unknown>]>([
    ['title', '', { title: 'Croupier' }],
    ['title', 'x'.repeat(41), { title: 'Croupier' }],
    ['title', 7, { title: 'Croupier' }],
    ['title', null, { title: 'Croupier' }],
    ['closed', 'true', { isClosed: false }],
    ['closed', 1, { isClosed: false }],
    ['registrationDisabled', 'yes', { isRegistrationOpen: true }],
    ['tokenRevocation', 'yes', { revokesTokens: false }],
    ['gameFigures', 'yes', { hasGameFigures: false }],
    ['tournamentDetails', 'yes', { hasTournamentDetails: false }],
    ['logo', 'https://evil.test/logo.svg', { logo: null }],
    ['affiliateLink', 'aff/HOUSE', { registerLink: registerPage }],
    ['affiliateLink', '//evil.test', { registerLink: registerPage }],
    ['affiliateLink', '/\\evil.test', { registerLink: registerPage }],
    ['affiliateLink', 'http://partner.test/x', { registerLink: registerPage }],
    ['affiliateLink', 'javascript:alert(1)', { registerLink: registerPage }],
    ['affiliateLink', 'https://me:secret@partner.test/', { registerLink: registerPage }],
    ['contactLink', 'line.me', { contactLink: null }],
    ['contactLink', 'javascript:alert(1)', { contactLink: null }],
    ['linkHosts', 'access.line.me', { linkOrigins: ownOrigins }],
    ['authorizationScheme', '', { authorizationScheme: 'Bearer' }],
    ['authorizationScheme', 'Bearer ', { authorizationScheme: 'Bearer' }],
    ['authorizationScheme', 'To\nken', { authorizationScheme: 'Bearer' }],
    ['theme', 'dark', { theme: null }],
    ['theme', { ...theme, mode: 'dim' }, { theme: null }],
    ['theme', { ...theme, brand: 'red' }, { theme: null }],
    ['theme', { ...theme, accent: '#abc' }, { theme: null }],
    ['theme', { ...theme, surface: 'url(https://evil.test)' }, { theme: null }],
  ])('falls back if %s is %j, reports it, and keeps the rest', (field, bad, fallback) => {
    const { site: good } = read(whole)
    expect(read({ ...whole, [field]: bad })).toEqual({
      site: { ...good, ...fallback, document: { ...whole, [field]: bad } },
      log: [{ level: 'warning', event: 'site.fieldIgnored', details: { field } }],
    })
  })

  it('leaves out invalid hosts, and keeps the others', () => {
    const linkHosts = ['https://access.line.me', 'line.me', 'access.line.me/oauth2', null]
    const { site: good } = read(whole)
    expect(read({ ...whole, linkHosts })).toEqual({
      site: {
        ...good,
        linkOrigins: [...ownOrigins, 'https://line.me'],
        document: { ...whole, linkHosts },
      },
      log: [0, 2, 3].map((index) => ({
        level: 'warning',
        event: 'site.fieldIgnored',
        details: { field: `linkHosts.${index}` },
      })),
    })
  })

  it.each([
    ['/aff/HOUSE?from=home', { kind: 'page', path: '/aff/HOUSE', query: { from: 'home' } }],
    ['/welcome.html', { kind: 'other', address: '/welcome.html' }],
    ['https://partner.test/x', { kind: 'other', address: 'https://partner.test/x' }],
    ['HTTPS://partner.test/x', { kind: 'other', address: 'HTTPS://partner.test/x' }],
  ])('lets "Register" lead where the operator configured: %s [SITE-07]', (affiliateLink, link) => {
    expect(read({ ...whole, affiliateLink })).toMatchObject({
      site: { registerLink: link },
      log: [],
    })
  })

  it('ignores unknown fields', () => {
    const document = { ...whole, theme: { ...theme, more: 1 }, isClosed: false, more: 1 }
    expect(read(document)).toEqual({ ...read(whole), site: { ...read(whole).site, document } })
  })

  it('is not changed by fields that aim at the prototype', () => {
    const document = JSON.parse('{"__proto__":{"groupId":"evil"},"constructor":{"title":"evil"}}')
    const hostile = { ...document, ...whole }
    expect(read(hostile).site).toEqual({ ...read(whole).site, document: hostile })
    expect(Reflect.get({}, 'groupId')).toBeUndefined()
  })
})

describe('a site with which no call can be made', () => {
  const allServices = ['api', 'auth', 'reward', 'chat', 'content'].map((name) => `services.${name}`)

  it.each<[unknown]>([[undefined], [null], ['<html>'], [7], [[]], [{}]])(
    'is unusable when its document is %j',
    (json) => {
      expect(read(json)).toEqual({ site: { missing: ['groupId', ...allServices] }, log: [] })
    },
  )

  it('is read completely, so that all its faults are reported at once', () => {
    const document = { ...whole, groupId: '', services: { ...services, api: 7 }, title: '' }
    expect(read(document)).toEqual({
      site: { missing: ['groupId', 'services.api'] },
      log: [{ level: 'warning', event: 'site.fieldIgnored', details: { field: 'title' } }],
    })
  })

  it.each([[undefined], [''], ['x'.repeat(65)], [7]])(
    'is unusable with the group %j',
    (groupId) => {
      expect(read({ ...whole, groupId }).site).toEqual({ missing: ['groupId'] })
    },
  )

  it.each([[undefined], [''], [7], [null], ['https://'], ['https://api test']])(
    'is unusable with the service address %j',
    (api) => {
      expect(read({ ...whole, services: { ...services, api } }).site).toEqual({
        missing: ['services.api'],
      })
    },
  )

  it.each([
    'http://api.test',
    'ftp://api.test',
    'ws://api.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://site.test/1',
    'https://user@api.test',
    'https://user:secret@api.test',
    'https://api.test/?world=1',
    'https://api.test/#world',
    'http://localhost.evil.test',
    'http://127.0.0.1.evil.test',
  ])('is unusable with the service address %s', (api) => {
    expect(read({ ...whole, services: { ...services, api } }).site).toEqual({
      missing: ['services.api'],
    })
  })

  it.each([
    ['http://localhost:4173/api', 'http://localhost:4173/api'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['http://[::1]:4173/', 'http://[::1]:4173'],
    ['//api.test/v1', 'https://api.test/v1'],
    ['worlds/one', 'https://site.test/worlds/one'],
  ])('is usable with the service address %s', (api, base) => {
    const { site } = read({ ...whole, services: { ...services, api } })
    expect(isUsable(site) && site.services.api).toBe(base)
  })

  it('may be served over http from its own origin', () => {
    const local = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/' }
    const { site } = read({ ...whole, services: local }, 'http://192.168.1.7:4173')
    expect(isUsable(site) && site.services).toEqual({
      api: 'http://192.168.1.7:4173/api',
      auth: 'http://192.168.1.7:4173/auth',
      reward: 'http://192.168.1.7:4173/reward',
      chat: 'http://192.168.1.7:4173/chat',
      content: 'http://192.168.1.7:4173',
    })
  })
})
