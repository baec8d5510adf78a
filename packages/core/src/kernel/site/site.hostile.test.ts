import { describe, expect, it } from 'vitest'
import { createMemoryLog, type Log } from '../../base/ports/log.ts'
import { isUsable, readSiteConfiguration } from './site.configuration.ts'
import { siteDetails } from './site.details.ts'
import { documentLeaves, removablePath } from './site.paths.ts'

const origin = 'https://site.test'
const words = { th: 'คำ', en: 'words' }
const adapter = { script: '/adapters/one.js', host: 'one.test' }
const whole = {
  version: 1,
  groupId: 'group-1',
  services: { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/content' },
  title: 'Kin',
  logo: '/logo.svg',
  theme: { mode: 'dark', surface: '#101418', brand: '#ead9a0', accent: '#7fe0b8' },
  closed: false,
  registrationDisabled: false,
  affiliateHidden: false,
  affiliateLink: '/aff/HOUSE',
  contactLink: '/contact',
  linkHosts: ['one.test'],
  tokenRevocation: false,
  gameFigures: false,
  tournamentDetails: false,
  authorizationScheme: 'Token',
  texts: {
    withdrawSpeed: words,
    helpWithdrawSpeed: words,
    helpDepositLimits: words,
    helpDepositMinimum: words,
    advertisedSpeed: words,
  },
  socialLinks: [{ kind: 'line', link: 'https://one.test' }],
  partners: [{ name: 'One', picture: '/one.svg' }],
  banks: [{ id: 'scb', name: words, colour: '#4e2e7f', logoPosition: 0 }],
  bankLogos: '/banks.webp',
  removedNotePhrase: 'advance',
  payoutPassword: false,
  promotionClaim: false,
  liveChat: adapter,
  analytics: adapter,
  speedReports: 'https://one.test/collect',
  gameHosts: ['one.test:8443'],
  paymentPictureHosts: ['one.test'],
  paymentLinks: ['scbeasy:'],
  pictureSizes: { query: 'w={width}', widths: [150] },
  bankApps: [{ id: 'scb', link: 'scbeasy://' }],
}

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title><b>',
  'a\u0000b',
]
const turned = ['pay \u202eeman', 'two\nlines', '\u2066x', '', 7, null, { toString: 'x' }]
const line = [...markup, ...turned]
const css = [
  'red',
  '#fff',
  '#1234567',
  'url(https://evil.test/x)',
  'expression(alert(1))',
  '#101418;}*{display:none',
  'var(--brand)',
  '#101418\n',
]
const programs = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://site.test/1',
  'file:///etc/passwd',
]
const elsewhere = [
  '//evil.test/x',
  '/\\evil.test/x',
  '/\t/evil.test/x',
  '\\\\evil.test',
  '/x\\..\\y',
  'http://evil.test/x',
  'https://user:secret@evil.test/',
  'https://evil.test\\@site.test/',
  'https://evil.test/"onload="alert(1)',
  'https://evil.test/<svg>',
  '/a b',
  'https://content.test:99999/a.svg',
  'https://1.2.3.999/a.svg',
]
const links = [...programs, ...elsewhere, 'evil.test', '', 7, null]
const pictures = [...links, 'https://evil.test/x.png', 'https://site.test.evil.test/x.png']
const hosts = [
  'https://evil.test',
  'evil.test/x',
  'evil.test;',
  "evil.test; script-src 'unsafe-inline'",
  '*.evil.test',
  '*',
  "'unsafe-inline'",
  'evil.test\nX-Evil: 1',
  'evil',
  '',
]
const scripts = [
  ...links,
  'https://evil.test/x.js',
  '//evil.test/x.js',
  '/../evil.js',
  '/adapters/../../evil.js',
  '/x.js?y',
  '/x.css',
]
const flags = ['true', 'false', 1, 0, null, {}, []]
const hostsThatAreMore = [
  'https://*',
  'https://*.evil.test',
  'https://evil.test;sandbox',
  'https://evil.test;sandbox/path',
  'https://evil.test";internal;',
  'https://$host.test',
  "https://'unsafe-inline'",
  'https://evil.test,other.test',
  'https://[::2]',
]
const addresses = [
  ...programs,
  ...hostsThatAreMore,
  'http://evil.test',
  'https://user:secret@evil.test',
  'https://content.test:99999',
  'https://1.2.3.999',
  '',
  7,
  null,
]

const wordsOf = (place: string) => ({ [`${place}.th`]: line, [`${place}.en`]: line })
const adapterOf = (place: string) => ({
  [`${place}.script`]: scripts,
  [`${place}.host`]: hosts,
})

/** The hostile values for each field. A field that is missing here fails the first test. */
const hostile: Readonly<Record<string, readonly unknown[]>> = {
  groupId: ['', 'x'.repeat(65), 7, null, {}],
  'services.api': addresses,
  'services.auth': addresses,
  'services.reward': addresses,
  'services.chat': addresses,
  'services.content': addresses,
  version: [0, 2, '1', null],
  title: [...line, 'x'.repeat(41)],
  logo: pictures,
  'theme.mode': ['dim', 'dark"', 7],
  'theme.surface': css,
  'theme.brand': css,
  'theme.accent': css,
  closed: flags,
  registrationDisabled: flags,
  affiliateHidden: flags,
  affiliateLink: links,
  contactLink: links,
  'linkHosts.*': hosts,
  tokenRevocation: flags,
  gameFigures: flags,
  tournamentDetails: flags,
  authorizationScheme: ['', 'Bearer ', 'To\nken', 'a:b', '<b>', 7],
  ...wordsOf('texts.withdrawSpeed'),
  ...wordsOf('texts.helpWithdrawSpeed'),
  ...wordsOf('texts.helpDepositLimits'),
  ...wordsOf('texts.helpDepositMinimum'),
  ...wordsOf('texts.advertisedSpeed'),
  'socialLinks.*.kind': ['evil', '__proto__', 'constructor', '', 7],
  'socialLinks.*.link': [...links, '/path-of-the-site'],
  'partners.*.name': line,
  'partners.*.picture': pictures,
  'banks.*.id': ['moon', '__proto__', 'SCB', 7],
  ...wordsOf('banks.*.name'),
  'banks.*.colour': css,
  'banks.*.logoPosition': [-1, 16, 1.5, Number.NaN, '0', null],
  bankLogos: pictures,
  removedNotePhrase: line,
  payoutPassword: flags,
  promotionClaim: flags,
  ...adapterOf('liveChat'),
  ...adapterOf('analytics'),
  speedReports: [...links, ...hostsThatAreMore],
  'paymentPictureHosts.*': hosts,
  'paymentLinks.*': [
    ...hosts,
    'javascript:',
    'data:',
    'intent:',
    'https:',
    'scbeasy://pay',
    'SCB:',
  ],
  'pictureSizes.query': [
    ...line,
    'w=150',
    'w={width}#',
    '?w={width}',
    'w={width} 1x, https://evil.test/',
    '../{width}',
  ],
  'pictureSizes.widths.*': [0, -1, 1.5, 4097, '150', null],
  'bankApps.*.id': ['moon', '__proto__', 'SCB', 7],
  'bankApps.*.link': [
    'javascript://%0aalert(1)',
    'data://x',
    'intent://scan#Intent;scheme=evil;end',
    'http://one.test',
    'scbeasy:',
    'scb easy://',
    '//evil.test',
    '/path',
    '',
    7,
  ],
  'gameHosts.*': [...hosts, 'evil.test:', 'evil.test:x', 'user@evil.test'],
}

/** A copy with another value at one place, or without it. */
function withValue(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  put: unknown[],
): unknown {
  if (key === undefined) return put[0]
  const isGone = rest.length === 0 && put.length === 0
  if (Array.isArray(value)) {
    if (isGone) return value.filter((_, index) => index !== key)
    return value.map((item, index) => (index === key ? withValue(item, rest, put) : item))
  }
  const parts = Object.entries(Object(value)).filter(([name]) => !isGone || name !== key)
  return Object.fromEntries(
    parts.map(([name, part]) => [name, name === key ? withValue(part, rest, put) : part]),
  )
}

function readAll(json: unknown, log: Log) {
  const site = readSiteConfiguration(json, origin, log)
  if (!isUsable(site)) return site
  const { document: _unread, ...frame } = site
  return { ...frame, ...siteDetails(site, log) }
}

function read(document: unknown) {
  const log = createMemoryLog()
  const site = readAll(document, log)
  return { site, ignored: log.entries.map(({ details }) => String(details?.field)) }
}

const cases = Object.entries(hostile).flatMap(([place, values]) => {
  const path = place.split('.').map((key) => (key === '*' ? 0 : key))
  return values.map((value) => ({ place, path, value, lost: removablePath(path) }))
})

describe('a hostile configuration', () => {
  it('is tried at every place that a document has', () => {
    expect(Object.keys(hostile).sort()).toEqual([...documentLeaves()].sort())
  })

  it('differs from one that is valid', () => {
    expect(read(whole).ignored).toEqual([])
  })

  it.each(cases.filter(({ lost }) => lost.length > 0))(
    'gets nothing through at $place: $value',
    ({ path, value, lost }) => {
      const { site, ignored } = read(withValue(whole, path, [value]))
      const spared = read(withValue(whole, lost, []))
      expect([site, ignored.length, 'missing' in site]).toEqual([spared.site, 1, false])
      expect(path.join('.').startsWith(ignored[0] ?? '-')).toBe(true)
    },
  )

  it.each(cases.filter(({ lost }) => lost.length === 0))(
    'opens no site with $place: $value',
    ({ place, path, value }) => {
      expect(read(withValue(whole, path, [value])).site).toEqual({ missing: [place] })
    },
  )
})
