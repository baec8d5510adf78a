import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import type { DeviceClass } from './device.rules.ts'
import { type RoutingFacts, resolveRoute } from './resolve.route.ts'

const visitor = { isMember: false, deviceClass: 'desktop' } as const
const member = { isMember: true, deviceClass: 'desktop' } as const
const memberOnPhone = { isMember: true, deviceClass: 'mobile' } as const
const memberOnIpad = { isMember: true, deviceClass: 'ipad' } as const

function decide(address: string, facts: Partial<RoutingFacts> = {}): string {
  const decision = resolveRoute({
    isMember: false,
    deviceClass: 'desktop',
    hasForgotTicket: false,
    isRegistrationOpen: true,
    isClosed: false,
    isUnderMaintenance: false,
    interruptedAddress: null,
    ...facts,
    address,
  })
  const what = decision.kind === 'show' ? `show ${decision.route}` : `go to ${decision.to}`
  const panel = decision.kind === 'show' && decision.panel ? ` beside the ${decision.panel}` : ''
  return `${what}${panel}${decision.dropsForgotTicket ? ' without the ticket' : ''}`
}

describe('a visitor', () => {
  it.each([
    ['/', 'show index'],
    ['/en', 'show index'],
    ['/login', 'show login'],
    ['/en/login?url=%2Fen%2Fdeposit', 'show login'],
    ['/login?sideDeposit=true', 'show login'],
    ['/register/friend?sideDeposit=true&sideHistory=true', 'show register'],
    ['/deposit', 'go to /'],
    ['/en/withdraw', 'go to /en'],
    ['/resetPassword', 'go to /'],
    ['/?sideDeposit=true', 'go to /login?sideDeposit=true'],
    ['/en?sideDeposit=true&tab=deposit-tab', 'go to /en/login?sideDeposit=true'],
    ['/deposit?sideDeposit=true', 'go to /login?sideDeposit=true'],
    ['/?sideDeposit=false', 'show index'],
    ['/en/vip?sideHistory=true', 'go to /en/login?url=%2Fen%2Fvip%3FsideHistory%3Dtrue'],
    ['/forgot?sideHistory=true', 'go to /login'],
    ['/nowhere', 'go to /'],
    ['/en/nowhere?a=1', 'go to /en'],
    ['/en/nowhere?sideDeposit=true', 'go to /en'],
    ['/maintenance', 'go to /'],
    ['/en/maintenance', 'go to /en'],
  ])('at %s: %s [ROUTE-39, ROUTE-44…45, ROUTE-49, ROUTE-53, OPEN-33]', (address, decision) => {
    expect(decide(address, visitor)).toBe(decision)
  })

  it.each([
    ['/game/7/mahjong', 'go to /login?url=%2Fgame%2F7%2Fmahjong'],
    [
      '/en/game/7/mahjong?b=1&a=2',
      'go to /en/login?url=%2Fen%2Fgame%2F7%2Fmahjong%3Fb%3D1%26a%3D2',
    ],
    ['/game/7-demo/mahjong', 'go to /login?url=%2Fgame%2F7-demo%2Fmahjong'],
    ['/game/7/mahjong-demo', 'show game-id-name'],
    ['/game/7/mahjong-demo-2', 'show game-id-name'],
    ['/game/7', 'show game-id'],
    ['/history', 'go to /login?url=%2Fhistory'],
    [
      '/en/affiliate/reportDetail/2026-11-22',
      'go to /en/login?url=%2Fen%2Faffiliate%2FreportDetail%2F2026-11-22',
    ],
    ['/affiliate/member', 'go to /'],
    ['/list/favourite', 'go to /'],
    ['/en/list/recent', 'go to /en'],
    ['/list/recent-wins', 'show list'],
    ['/search/favourite', 'show search'],
  ])('at %s: %s [ROUTE-47, ROUTE-50…52, ROUTE-57, OPEN-01, OPEN-28]', (address, decision) => {
    expect(decide(address, visitor)).toBe(decision)
  })
})

describe('a member', () => {
  it.each([
    ['/', 'show index'],
    ['/en/deposit', 'show deposit'],
    ['/en?sideDeposit=true', 'show index beside the deposit'],
    ['/vip?sideHistory=true', 'show vip beside the history'],
    ['/vip?sideHistory=true&sideDeposit=true', 'show vip beside the deposit'],
    ['/deposit?sideDeposit=true', 'show deposit'],
    ['/withdraw?sideDeposit=true', 'show withdraw'],
    ['/history?sideHistory=true', 'show history'],
    ['/history?sideDeposit=true', 'show history beside the deposit'],
    ['/login', 'go to /'],
    ['/en/login', 'go to /en'],
    ['/en/aff/friend', 'go to /en'],
    ['/registerAff', 'go to /'],
    ['/loginLine', 'show loginLine'],
    ['/loginUrl', 'show loginUrl'],
    ['/forgot', 'show forgot'],
    ['/resetPassword', 'show resetPassword'],
    ['/menu', 'show menu'],
    ['/profile', 'go to /'],
    ['/list/favourite', 'show list'],
    ['/en/login?sideDeposit=true', 'go to /en?sideDeposit=true'],
    ['/login?url=%2Fen%2Fdeposit', 'go to /en/deposit'],
    ['/login?url=%2Fdeposit&sideDeposit=true', 'go to /deposit'],
    ['/en/login?url=https%3A%2F%2Fevil.test', 'go to /en'],
    ['/login?url=%2F%2Fevil.test&sideDeposit=true', 'go to /?sideDeposit=true'],
    ['/login?url=%2Flogin', 'go to /'],
    ['/nowhere', 'go to /'],
    ['/en/maintenance', 'go to /en'],
  ])(
    'on a wide screen at %s: %s [AUTH-26, ROUTE-55…56, ROUTE-59, OPEN-32…34]',
    (address, decision) => {
      expect([decide(address, member), decide(address, memberOnIpad)]).toEqual([decision, decision])
    },
  )

  it.each([
    ['/?sideDeposit=true', 'go to /deposit'],
    ['/en?sideDeposit=true&dark=1', 'go to /en/deposit?dark=1'],
    ['/?sideDeposit=true&tab=deposit-tab', 'go to /deposit?tab=deposit-tab'],
    ['/en?sideDeposit=true&sideHistory=true&arr=0', 'go to /en/deposit?arr=0'],
    ['/vip?sideHistory=true', 'go to /history'],
    ['/deposit?sideDeposit=true', 'go to /deposit'],
    ['/en/deposit', 'show deposit'],
    ['/en/login?sideDeposit=true', 'go to /en/deposit'],
    ['/login?url=%2F%3FsideDeposit%3Dtrue', 'go to /?sideDeposit=true'],
    ['/login', 'go to /profile'],
    ['/en/register', 'go to /en/profile'],
    ['/profile', 'show profile'],
  ])('on a phone at %s: %s [ROUTE-54…56, ROUTE-61]', (address, decision) => {
    expect(decide(address, memberOnPhone)).toBe(decision)
  })
})

describe('with a ticket for a new password', () => {
  const ticket = { hasForgotTicket: true }

  it.each([
    ['/', 'go to /resetPassword'],
    ['/en/vip?sideHistory=true', 'go to /en/resetPassword'],
    ['/?sideDeposit=true', 'go to /resetPassword'],
    ['/loginUrl', 'go to /resetPassword'],
    ['/game/7/mahjong-demo', 'go to /resetPassword'],
    ['/resetPassword', 'show resetPassword'],
    ['/en/resetPassword?sideDeposit=true', 'go to /en/resetPassword'],
    ['/forgot', 'show forgot without the ticket'],
    ['/nowhere', 'go to /'],
  ])('anybody at %s: %s [SESS-14, SESS-16, OPEN-02]', (address, decision) => {
    const decisions = [visitor, member, memberOnPhone].map((who) =>
      decide(address, { ...who, ...ticket }),
    )
    expect(decisions).toEqual([decision, decision, decision])
  })

  it.each([
    ['/login', 'show login without the ticket', 'go to / without the ticket'],
    ['/en/register/friend', 'show register without the ticket', 'go to /en without the ticket'],
    ['/registerAff', 'show registerAff without the ticket', 'go to / without the ticket'],
    ['/aff', 'show aff without the ticket', 'go to / without the ticket'],
  ])('at %s a visitor: %s; a member: %s [SESS-15]', (address, ofVisitor, ofMember) => {
    expect([
      decide(address, { ...visitor, ...ticket }),
      decide(address, { ...member, ...ticket }),
    ]).toEqual([ofVisitor, ofMember])
  })

  it.each([
    ['/login', 'show index'],
    ['/en/vip', 'show index'],
  ])('of a closed site nothing happens to it at %s [NOTE-16]', (address, decision) => {
    expect(decide(address, { ...ticket, isClosed: true })).toBe(decision)
  })

  it.each([
    ['/login', 'go to /maintenance'],
    ['/maintenance', 'show maintenance'],
  ])('nothing happens to it under maintenance at %s', (address, decision) => {
    expect(decide(address, { ...ticket, isUnderMaintenance: true })).toBe(decision)
  })
})

describe('under maintenance', () => {
  const down = { isUnderMaintenance: true }

  it.each([
    ['/', 'go to /maintenance'],
    ['/en/deposit?tab=deposit-tab', 'go to /en/maintenance'],
    ['/en/login', 'go to /en/maintenance'],
    ['/en/nowhere', 'go to /en/maintenance'],
    ['/en/maintenance', 'show maintenance'],
    ['/maintenance?a=1', 'show maintenance'],
  ])('anybody at %s: %s [MAINT-02]', (address, decision) => {
    expect([
      decide(address, { ...visitor, ...down }),
      decide(address, { ...member, ...down }),
    ]).toEqual([decision, decision])
  })

  it.each([
    ['/en/deposit?tab=deposit-tab', 'go to /en/deposit?tab=deposit-tab'],
    ['/?sideDeposit=true', 'go to /?sideDeposit=true'],
    ['/register/friend', 'go to /register/friend'],
    ['https://evil.test', 'go to /en'],
    ['/maintenance', 'go to /en'],
    ['', 'go to /en'],
    [null, 'go to /en'],
  ])('is left for %j: %s [MAINT-03, OPEN-22]', (interruptedAddress, decision) => {
    expect(decide('/en/maintenance', { ...member, interruptedAddress })).toBe(decision)
  })
})

it('a closed site gives back the place that maintenance took, as soon as that is over [MAINT-03, OPEN-20]', () => {
  const facts = { isClosed: true, interruptedAddress: '/en/help' }
  expect([decide('/en/maintenance', facts), decide('/en/help', facts)]).toEqual([
    'go to /en/help',
    'show index',
  ])
})

it('a closed site is its home page beneath the notice, whatever the address [OPEN-20]', () => {
  const closed = { isClosed: true, isUnderMaintenance: true }
  const decisions = ['/en/deposit?sideDeposit=true', '/maintenance', '/nowhere'].map((address) =>
    decide(address, { ...member, ...closed }),
  )
  expect(decisions).toEqual(['show index', 'show index', 'show index'])
})

it('no decision leads to another site, whatever the address', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    'en',
    '/en/',
    'login',
    '/register/',
    'evil.test',
    '?url=',
    '?',
    '@',
    ':',
    '..',
    '%2f',
    '%',
    '#',
  )
  const address = fc.array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 8,
  })
  const devices = fc.constantFrom<DeviceClass>('mobile', 'ipad', 'desktop')
  fc.assert(
    fc.property(
      address,
      address,
      devices,
      fc.boolean(),
      fc.boolean(),
      (parts, before, deviceClass, isMember, hasForgotTicket) => {
        const decision = resolveRoute({
          address: `/${parts.join('')}`,
          isMember,
          deviceClass,
          hasForgotTicket,
          isRegistrationOpen: true,
          isClosed: false,
          isUnderMaintenance: false,
          interruptedAddress: before.join(''),
        })
        if (decision.kind === 'redirect') expect(decision.to).toMatch(/^\/(?![/\\])/)
      },
    ),
    { numRuns: 5_000 },
  )
})
