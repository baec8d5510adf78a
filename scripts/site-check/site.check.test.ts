import { describe, expect, it } from 'vitest'
import { documentPlaces } from '../../packages/core/src/kernel/site/site.paths.ts'
import { siteProblems } from './site.check.ts'
import { wanted } from './wanted.ts'

const origin = 'https://casino.example'
const theme = { mode: 'dark', surface: '#101418', brand: '#efe3ba', accent: '#70dcb6' }
const good = {
  version: 1,
  groupId: 'main',
  title: 'Casino',
  services: {
    api: 'https://api.casino.example',
    auth: 'https://auth.casino.example',
    reward: 'https://reward.casino.example',
    chat: 'https://chat.casino.example',
    content: '/content',
  },
  theme,
}
const anAddress =
  'give an https address, or a path of the site itself, without user, query and fragment.'
const aTitle =
  'a text of 1 to 40 characters on one line, without < and >, that runs in its own direction'
const aColour = 'give a colour of six digits, such as "#1a2b3c".'
const aPicture = 'give a path of the site itself, or an https address of its content service.'

describe('a site configuration', () => {
  it('has a description for every field', () => {
    expect(Object.keys(wanted).sort()).toEqual(
      documentPlaces()
        .map(([place]) => place)
        .sort(),
    )
  })

  it('has no problems if it has all required fields', () => {
    expect(siteProblems(good, origin)).toEqual([])
    expect(siteProblems({ groupId: 'main', services: good.services }, origin)).toEqual([])
  })

  it('does not open without a service or group', () => {
    const { api: _, ...services } = good.services
    expect(siteProblems({ ...good, groupId: '', services }, origin)).toEqual([
      'groupId cannot be "", so the site does not open: give a text of 1 to 64 characters.',
      `services.api is missing, so the site does not open: ${anAddress}`,
    ])
  })

  it('gets one sentence if all services are missing', () => {
    const { services: _, ...rest } = good
    const what = 'give an object of addresses: api, auth, reward, chat and content.'
    expect(siteProblems(rest, origin)).toEqual([
      `services is missing, so the site does not open: ${what}`,
    ])
    expect(siteProblems({ ...rest, services: ['/api'] }, origin)).toEqual([
      `services cannot be ["/api"], so the site does not open: ${what}`,
    ])
  })

  it('gets advice for unsafe addresses, without their passwords', () => {
    const services = {
      ...good.services,
      auth: 'http://auth.casino.example',
      chat: 'https://user:secret@chat.casino.example',
    }
    expect(siteProblems({ ...good, services }, origin)).toEqual([
      `services.auth cannot be "http://auth.casino.example", so the site does not open: ${anAddress}`,
      `services.chat cannot be "https://…@chat.casino.example", so the site does not open: ${anAddress}`,
    ])
  })

  it.each([
    ['version', 2, '2', 'the number 1'],
    ['title', '', '""', aTitle],
    ['title', 'x'.repeat(70), `"${'x'.repeat(59)}…`, aTitle],
    ['closed', 'no', '"no"', 'true or false'],
    ['authorizationScheme', 'two words', '"two words"', 'one word, such as "Bearer"'],
    ['theme', 'dark', '"dark"', 'an object with mode, surface, brand and accent'],
  ])('falls back to the default for a bad %s', (field, value, shown, what) => {
    expect(siteProblems({ ...good, [field]: value }, origin)).toEqual([
      `${field} cannot be ${shown}, so the site takes its default: give ${what}.`,
    ])
  })

  it('gets a sentence for each bad part of a theme', () => {
    const { accent: _, ...rest } = theme
    const bad = { ...rest, mode: 'dim', surface: 'black' }
    const fallback = 'so the site takes its default theme'
    expect(siteProblems({ ...good, theme: bad }, origin)).toEqual([
      `theme.mode cannot be "dim", ${fallback}: give "dark" or "light".`,
      `theme.surface cannot be "black", ${fallback}: ${aColour}`,
      `theme.accent is missing, ${fallback}: ${aColour}`,
    ])
  })

  it('loses only the bad items of a list', () => {
    const partners = [{ name: 'Sun', picture: '/sun.svg' }, { name: 'Moon' }]
    const linkHosts = ['line.me', 'https://line.me']
    expect(siteProblems({ ...good, linkHosts, partners }, origin)).toEqual([
      'linkHosts.1 cannot be "https://line.me", so the site leaves it out: ' +
        'give the name of a host, such as "access.line.me".',
      `partners.1.picture is missing, so the site leaves partners.1 out: ${aPicture}`,
    ])
  })

  it('may not show pictures of another host', () => {
    const logo = 'https://evil.example/logo.svg'
    const partners = [{ name: 'Moon' }, { name: 'Sun', picture: 'https://evil.example/sun.svg' }]
    expect(siteProblems({ ...good, logo, partners }, origin)).toEqual([
      `partners.0.picture is missing, so the site leaves partners.0 out: ${aPicture}`,
      `logo cannot be "${logo}", so the site takes its default: ${aPicture}`,
      `partners.1.picture cannot be "https://evil.example/sun.svg", so the site leaves partners.1 out: ${aPicture}`,
    ])
  })

  it('may not have addresses that browsers cannot parse', () => {
    const logo = 'https://content.test:99999/a.svg'
    const partners = [{ name: 'Sun', picture: 'https://1.2.3.999/a.svg' }]
    expect(siteProblems({ ...good, logo, partners }, origin)).toEqual([
      `logo cannot be "${logo}", so the site takes its default: ${aPicture}`,
      `partners.0.picture cannot be "https://1.2.3.999/a.svg", so the site leaves partners.0 out: ${aPicture}`,
    ])
  })

  it('may not have game hosts on which no game can open', () => {
    const gameHosts = ['games.test:99999', 'casino.example', 'games.test', '1.2.3.999']
    const aHost =
      'give the name of another host than the site’s own, with its port where that is not 443, such as "games.example.com".'
    expect(siteProblems({ ...good, gameHosts }, origin)).toEqual([
      `gameHosts.0 cannot be "games.test:99999", so the site leaves it out: ${aHost}`,
      `gameHosts.3 cannot be "1.2.3.999", so the site leaves it out: ${aHost}`,
      `gameHosts.1 cannot be "casino.example", so the site leaves it out: ${aHost}`,
    ])
  })

  it.each(['   ', '\u200b', 'Two\u2028lines'])(
    'may not have a title that does not read as one line: %j',
    (title) => {
      expect(siteProblems({ ...good, title }, origin)).toEqual([
        `title cannot be ${JSON.stringify(title)}, so the site takes its default: give ${aTitle}.`,
      ])
    },
  )

  it('gets a warning if it has a live chat but no other contact', () => {
    const liveChat = { script: '/adapters/live-chat.js', host: 'chat.casino.example' }
    expect(siteProblems({ ...good, liveChat }, origin)).toEqual([
      'contactLink is missing, so nobody is led to another contact where the live chat does not open: ' +
        'give a path of the site itself, or an https address.',
    ])
    expect(siteProblems({ ...good, liveChat, contactLink: '/contact' }, origin)).toEqual([])
  })

  it('gets the hardest colour pairs if its colours are hard to read', () => {
    const dim = { mode: 'dark', surface: '#808080', brand: '#777777', accent: '#888888' }
    expect(siteProblems({ ...good, theme: dim }, origin)).toEqual([
      'theme makes text hard to see: 69 of 69 pairs have less contrast than 4.5, ' +
        'the least is fg-3 on raised with 1.10: give lighter or darker colours.',
      'theme makes lines and signs hard to see: 10 of 13 pairs have less contrast than 3, ' +
        'the least is accent-line on card with 1.04: give lighter or darker colours.',
    ])
  })

  it('gets a sentence for each misspelt field', () => {
    const document = {
      ...good,
      tilte: 'x',
      services: { ...good.services, apis: '' },
      theme: { ...theme, radius: 4 },
      partners: [{ name: 'Sun', picture: '/sun.svg', size: 4 }],
    }
    const advice = 'is not a field of a site configuration: correct its name or leave it out.'
    expect(siteProblems(document, origin)).toEqual([
      `services.apis ${advice}`,
      `theme.radius ${advice}`,
      `tilte ${advice}`,
      `partners.0.size ${advice}`,
    ])
  })

  it('gets all problems in one run', () => {
    const document = { tilte: 'x', closed: 1, theme: { ...theme, brand: '#fff', radius: 4 } }
    expect(siteProblems(document, origin).map((problem) => problem.split(' ')[0])).toEqual([
      'groupId',
      'services',
      'theme.brand',
      'closed',
      'tilte',
      'theme.radius',
    ])
  })

  it.each([
    ['a text', 'closed', '"closed"'],
    ['nothing', null, 'null'],
    ['a list', [good.groupId], '["main"]'],
  ])('must be an object, not %s', (_what, json, shown) => {
    expect(siteProblems(json, origin)).toEqual([
      `It cannot be ${shown}: give an object with groupId and services at least.`,
    ])
  })
})
