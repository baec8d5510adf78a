import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import type { DeviceClass } from './device.rules.ts'
import { type RouteDecision, type RoutingFacts, resolveRoute } from './resolve.route.ts'

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
  const what = decision.kind === 'show' ? `show ${decision.route}` : wordsOf(decision)
  const panel = decision.kind === 'show' && decision.panel ? ` beside the ${decision.panel}` : ''
  return `${what}${panel}${decision.dropsForgotTicket ? ' without the ticket' : ''}`
}

function wordsOf({ keptFrom, to }: Extract<RouteDecision, { kind: 'redirect' }>): string {
  return keptFrom === null ? `go to ${to}` : `go to ${to}, kept from ${keptFrom}`
}

describe('a visitor', () => {
  it.each([
    ['/', 'show index', 'ROUTE-65'],
    ['/en', 'show index', 'ROUTE-65'],
    ['/login', 'show login', 'ROUTE-65'],
    ['/en/login?url=%2Fen%2Fdeposit', 'show login', 'ROUTE-65'],
    ['/login?sideDeposit=true', 'show login', 'OPEN-33'],
    ['/register/friend?sideDeposit=true&sideHistory=true', 'show register', 'OPEN-33'],
    ['/deposit', 'go to /, kept from deposit', 'ROUTE-45'],
    ['/en/withdraw', 'go to /en, kept from withdraw', 'ROUTE-44'],
    ['/resetPassword', 'go to /, kept from resetPassword', 'ROUTE-49'],
    ['/?sideDeposit=true', 'go to /login?sideDeposit=true', 'ROUTE-53'],
    ['/en?sideDeposit=true&tab=deposit-tab', 'go to /en/login?sideDeposit=true', 'ROUTE-53'],
    ['/deposit?sideDeposit=true', 'go to /login?sideDeposit=true', 'ROUTE-53, OPEN-33'],
    ['/?sideDeposit', 'go to /login?sideDeposit=true', 'ROUTE-53'],
    ['/en/vip?sideDeposit=', 'go to /en/login?sideDeposit=true', 'ROUTE-53'],
    ['/?sideDeposit=1', 'go to /login?sideDeposit=true', 'ROUTE-53'],
    ['/withdraw?sideDeposit', 'go to /login?sideDeposit=true', 'ROUTE-53, OPEN-33'],
    ['/?sideDeposit=false', 'show index', 'ROUTE-53'],
    ['/vip?sideHistory', 'go to /login?url=%2Fvip%3FsideHistory', 'OPEN-33'],
    ['/en/vip?sideHistory=true', 'go to /en/login?url=%2Fen%2Fvip%3FsideHistory%3Dtrue', 'OPEN-33'],
    ['/forgot?sideHistory=true', 'go to /login', 'OPEN-33'],
    ['/nowhere', 'go to /', 'ROUTE-39'],
    ['/en/nowhere?a=1', 'go to /en', 'ROUTE-39'],
    ['/en/nowhere?sideDeposit=true', 'go to /en', 'ROUTE-39'],
    ['/maintenance', 'go to /', 'MAINT-03'],
    ['/en/maintenance', 'go to /en', 'MAINT-03'],
  ])('at %s: %s [%s]', (address, decision) => {
    expect(decide(address, visitor)).toBe(decision)
  })

  it.each([
    ['/game/7/mahjong', 'go to /login?url=%2Fgame%2F7%2Fmahjong', 'ROUTE-50'],
    [
      '/en/game/7/mahjong?b=1&a=2',
      'go to /en/login?url=%2Fen%2Fgame%2F7%2Fmahjong%3Fb%3D1%26a%3D2',
      'ROUTE-50',
    ],
    ['/game/7-demo/mahjong', 'go to /login?url=%2Fgame%2F7-demo%2Fmahjong', 'ROUTE-50, OPEN-28'],
    ['/game/7/mahjong-demo', 'show game-id-name', 'ROUTE-51'],
    ['/game/7/mahjong-demo-2', 'show game-id-name', 'ROUTE-51'],
    ['/game/7', 'show game-id', 'OPEN-28'],
    ['/history', 'go to /login?url=%2Fhistory', 'ROUTE-52, OPEN-01'],
    [
      '/en/affiliate/reportDetail/2026-11-22',
      'go to /en/login?url=%2Fen%2Faffiliate%2FreportDetail%2F2026-11-22',
      'ROUTE-52, OPEN-01',
    ],
    ['/affiliate/member', 'go to /, kept from affiliate-member', 'ROUTE-47'],
    ['/list/favourite', 'go to /, kept from list', 'ROUTE-57'],
    ['/en/list/recent', 'go to /en, kept from list', 'ROUTE-57'],
    ['/list/recent-wins', 'show list', 'ROUTE-57'],
    ['/search/favourite', 'show search', 'ROUTE-57'],
  ])('at %s: %s [%s]', (address, decision) => {
    expect(decide(address, visitor)).toBe(decision)
  })
})

describe('a member', () => {
  it.each([
    ['/', 'show index', 'ROUTE-06'],
    ['/en/deposit', 'show deposit', 'ROUTE-31'],
    ['/en?sideDeposit=true', 'show index beside the deposit', 'ROUTE-59'],
    ['/?sideDeposit', 'show index beside the deposit', 'ROUTE-59'],
    ['/?sideDeposit=1', 'show index beside the deposit', 'ROUTE-59'],
    ['/login?sideDeposit', 'go to /?sideDeposit=true', 'OPEN-33'],
    ['/vip?sideHistory=true', 'show vip beside the history', 'ROUTE-60'],
    ['/vip?sideHistory', 'show vip beside the history', 'ROUTE-60'],
    ['/vip?sideHistory=false', 'show vip', 'ROUTE-60'],
    ['/vip?sideHistory=true&sideDeposit=true', 'show vip beside the deposit', 'OPEN-33'],
    ['/deposit?sideDeposit=true', 'show deposit', 'OPEN-33'],
    ['/withdraw?sideDeposit=true', 'show withdraw', 'OPEN-33'],
    ['/history?sideHistory=true', 'show history', 'ROUTE-60'],
    ['/history?sideDeposit=true', 'show history beside the deposit', 'ROUTE-59'],
    ['/login', 'go to /', 'AUTH-26, ROUTE-55'],
    ['/en/login', 'go to /en', 'AUTH-26, ROUTE-55'],
    ['/en/aff/friend', 'go to /en', 'AUTH-26, ROUTE-55'],
    ['/registerAff', 'go to /', 'AUTH-26, OPEN-32'],
    ['/loginLine', 'show loginLine', 'OPEN-32'],
    ['/loginUrl', 'show loginUrl', 'OPEN-32'],
    ['/forgot', 'show forgot', 'OPEN-32'],
    ['/resetPassword', 'show resetPassword', 'OPEN-02'],
    ['/menu', 'show menu', 'OPEN-31'],
    ['/profile', 'go to /', 'ROUTE-56'],
    ['/list/favourite', 'show list', 'ROUTE-17'],
    ['/en/login?sideDeposit=true', 'go to /en?sideDeposit=true', 'OPEN-33'],
    ['/login?url=%2Fen%2Fdeposit', 'go to /en/deposit', 'OPEN-34'],
    ['/login?url=%2Fdeposit&sideDeposit=true', 'go to /deposit', 'OPEN-34'],
    ['/en/login?url=https%3A%2F%2Fevil.test', 'go to /en', 'OPEN-34'],
    ['/login?url=%2F%2Fevil.test&sideDeposit=true', 'go to /?sideDeposit=true', 'OPEN-34'],
    ['/login?url=%2Flogin', 'go to /', 'OPEN-34'],
    ['/nowhere', 'go to /', 'ROUTE-39'],
    ['/en/maintenance', 'go to /en', 'MAINT-03'],
  ])('on a wide screen at %s: %s [%s]', (address, decision) => {
    expect([decide(address, member), decide(address, memberOnIpad)]).toEqual([decision, decision])
  })

  it.each([
    ['/?sideDeposit=true', 'go to /deposit', 'ROUTE-54, ROUTE-61'],
    ['/?sideDeposit', 'go to /deposit', 'ROUTE-54'],
    ['/?sideDeposit=1', 'go to /deposit', 'ROUTE-54'],
    ['/?sideDeposit=false', 'show index', 'ROUTE-54'],
    ['/en?sideDeposit=true&dark=1', 'go to /en/deposit?dark=1', 'ROUTE-54'],
    ['/?sideDeposit=true&tab=deposit-tab', 'go to /deposit?tab=deposit-tab', 'ROUTE-54'],
    ['/en?sideDeposit=true&sideHistory=true&arr=0', 'go to /en/deposit?arr=0', 'ROUTE-54'],
    ['/vip?sideHistory=true', 'go to /history', 'ROUTE-61'],
    ['/deposit?sideDeposit=true', 'go to /deposit', 'ROUTE-54'],
    ['/en/deposit', 'show deposit', 'ROUTE-61'],
    ['/en/login?sideDeposit=true', 'go to /en/deposit', 'ROUTE-54, ROUTE-55'],
    ['/login?url=%2F%3FsideDeposit%3Dtrue', 'go to /?sideDeposit=true', 'OPEN-34'],
    ['/login', 'go to /profile', 'ROUTE-55'],
    ['/en/register', 'go to /en/profile', 'ROUTE-55'],
    ['/profile', 'show profile', 'ROUTE-16, ROUTE-56'],
  ])('on a phone at %s: %s [%s]', (address, decision) => {
    expect(decide(address, memberOnPhone)).toBe(decision)
  })
})

describe('with a ticket for a new password', () => {
  const ticket = { hasForgotTicket: true }

  it.each([
    ['/', 'go to /resetPassword', 'SESS-14'],
    ['/en/vip?sideHistory=true', 'go to /en/resetPassword', 'SESS-14'],
    ['/?sideDeposit=true', 'go to /resetPassword', 'SESS-14'],
    ['/loginUrl', 'go to /resetPassword', 'SESS-14'],
    ['/game/7/mahjong-demo', 'go to /resetPassword', 'SESS-14'],
    ['/resetPassword', 'show resetPassword', 'OPEN-02'],
    ['/en/resetPassword?sideDeposit=true', 'go to /en/resetPassword', 'OPEN-02'],
    ['/forgot', 'show forgot without the ticket', 'SESS-16'],
    ['/nowhere', 'go to /', 'SESS-14'],
  ])('anybody at %s: %s [%s]', (address, decision) => {
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
  ])('a closed site does not discard it at %s: %s [NOTE-16]', (address, decision) => {
    expect(decide(address, { ...ticket, isClosed: true })).toBe(decision)
  })

  it.each([
    ['/login', 'go to /maintenance'],
    ['/maintenance', 'show maintenance'],
  ])('maintenance does not discard it at %s: %s', (address, decision) => {
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

it('a closed site restores the address that maintenance interrupted, as soon as maintenance ends [MAINT-03, OPEN-20]', () => {
  const facts = { isClosed: true, interruptedAddress: '/en/help' }
  expect([decide('/en/maintenance', facts), decide('/en/help', facts)]).toEqual([
    'go to /en/help',
    'show index',
  ])
})

it('a closed site shows its home page beneath the notice, whatever the address [OPEN-20]', () => {
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
