import { describe, expect, it } from 'vitest'
import { type Locale, writeAddress } from './address.ts'
import type { DeviceClass } from './device.rules.ts'
import { type RouteDecision, type RoutingFacts, resolveRoute } from './resolve.route.ts'
import { routeRows } from './routes.ts'

const visitor = { isMember: false, deviceClass: 'desktop' } as const
const member = { isMember: true, deviceClass: 'desktop' } as const
const memberOnPhone = { isMember: true, deviceClass: 'mobile' } as const
const memberOnIpad = { isMember: true, deviceClass: 'ipad' } as const

function decide(address: string, facts: Partial<RoutingFacts> = {}): string {
  const decision = resolveRoute({
    isMember: false,
    deviceClass: 'desktop',
    isUnderMaintenance: false,
    interruptedAddress: null,
    ...facts,
    address,
  })
  return decision.kind === 'show' ? `show ${decision.route}` : `go to ${decision.to}`
}

describe('a visitor', () => {
  it.each([
    ['/', 'show index'],
    ['/en', 'show index'],
    ['/login', 'show login'],
    ['/en/login?url=%2Fen%2Fdeposit', 'show login'],
    ['/login?sideDeposit=true', 'show login'],
    ['/deposit', 'go to /'],
    ['/en/deposit', 'go to /en'],
    ['/?sideDeposit=true', 'go to /login?sideDeposit=true'],
    ['/en?sideDeposit=true&tab=deposit-tab', 'go to /en/login?sideDeposit=true'],
    ['/deposit?sideDeposit=true', 'go to /login?sideDeposit=true'],
    ['/?sideDeposit=false', 'show index'],
    ['/nowhere', 'go to /'],
    ['/en/nowhere?a=1', 'go to /en'],
    ['/en/nowhere?sideDeposit=true', 'go to /en'],
    ['/maintenance', 'go to /'],
    ['/en/maintenance', 'go to /en'],
  ])('at %s: %s [ROUTE-39, ROUTE-45, ROUTE-53, OPEN-33]', (address, decision) => {
    expect(decide(address, visitor)).toBe(decision)
  })
})

describe('a member', () => {
  it.each([
    ['/', 'show index'],
    ['/en/deposit', 'show deposit'],
    ['/en?sideDeposit=true', 'show index'],
    ['/deposit?sideDeposit=true', 'show deposit'],
    ['/login', 'go to /'],
    ['/en/login', 'go to /en'],
    ['/en/login?sideDeposit=true', 'go to /en?sideDeposit=true'],
    ['/login?url=%2Fen%2Fdeposit', 'go to /en/deposit'],
    ['/login?url=%2Fdeposit&sideDeposit=true', 'go to /deposit'],
    ['/en/login?url=https%3A%2F%2Fevil.test', 'go to /en'],
    ['/login?url=%2F%2Fevil.test&sideDeposit=true', 'go to /?sideDeposit=true'],
    ['/login?url=%2Flogin', 'go to /'],
    ['/nowhere', 'go to /'],
    ['/en/maintenance', 'go to /en'],
  ])('on a wide screen at %s: %s [ROUTE-55, ROUTE-59, OPEN-33, OPEN-34]', (address, decision) => {
    expect([decide(address, member), decide(address, memberOnIpad)]).toEqual([decision, decision])
  })

  it.each([
    ['/?sideDeposit=true', 'go to /deposit'],
    ['/en?sideDeposit=true&dark=1', 'go to /en/deposit?dark=1'],
    ['/?sideDeposit=true&tab=deposit-tab', 'go to /deposit?tab=deposit-tab'],
    ['/en?sideDeposit=true&arr=0', 'go to /en/deposit?arr=0'],
    ['/deposit?sideDeposit=true', 'go to /deposit'],
    ['/en/deposit', 'show deposit'],
    ['/en/login?sideDeposit=true', 'go to /en/deposit'],
    ['/login', 'go to /'],
  ])('on a phone at %s: %s [ROUTE-54, ROUTE-61]', (address, decision) => {
    expect(decide(address, memberOnPhone)).toBe(decision)
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
    ['https://evil.test', 'go to /en'],
    ['/maintenance', 'go to /en'],
    ['', 'go to /en'],
    [null, 'go to /en'],
  ])('is left for %j: %s [MAINT-03, OPEN-22]', (interruptedAddress, decision) => {
    expect(decide('/en/maintenance', { ...member, interruptedAddress })).toBe(decision)
  })
})

describe('every combination of facts', () => {
  const paths = [
    ...Object.values(routeRows).map(({ path }) => path),
    '/nowhere',
    '//evil.test',
    '/en',
  ]
  const locales: Locale[] = ['th', 'en']
  const returns = [null, '/deposit', '/en', '/login', '//evil.test', '/maintenance', '/nowhere']
  const interruptions = [
    null,
    '/en/deposit',
    '/login',
    '/maintenance',
    '/?sideDeposit=true',
    'nonsense',
  ]
  const deviceClasses: DeviceClass[] = ['mobile', 'ipad', 'desktop']

  function* everyCombination(): Generator<RoutingFacts> {
    for (const path of paths)
      for (const locale of locales)
        for (const url of returns)
          for (const sideDeposit of [null, 'true', 'false'])
            for (const isMember of [false, true])
              for (const deviceClass of deviceClasses)
                for (const isUnderMaintenance of [false, true])
                  for (const interruptedAddress of interruptions) {
                    const query = {
                      ...(url === null ? {} : { url }),
                      ...(sideDeposit === null ? {} : { sideDeposit }),
                    }
                    const address = writeAddress(locale, path, query)
                    yield { address, deviceClass, interruptedAddress, isMember, isUnderMaintenance }
                  }
  }

  /** Follows redirects; more than a few are a loop. */
  function follow(facts: RoutingFacts): { hops: number; end: RouteDecision } {
    let end = resolveRoute(facts)
    let hops = 0
    while (end.kind === 'redirect' && hops < 10) {
      end = resolveRoute({ ...facts, address: end.to })
      hops += 1
    }
    return { hops, end }
  }

  const all = [...everyCombination()]

  it(`ends on a page after two redirects at most, all ${all.length} of them`, () => {
    const astray = all.filter((facts) => {
      const { hops, end } = follow(facts)
      return hops > 2 || end.kind !== 'show'
    })
    expect(astray).toEqual([])
  })

  it('never shows a page to somebody it is not for', () => {
    const wrong = all.filter((facts) => {
      const { end } = follow(facts)
      if (end.kind !== 'show') return true
      if (facts.isUnderMaintenance) return end.route !== 'maintenance'
      const { guard } = routeRows[end.route]
      const isForbidden = facts.isMember ? guard === 'visitors' : guard && guard !== 'visitors'
      return end.route === 'maintenance' || isForbidden
    })
    expect(wrong).toEqual([])
  })

  it('keeps the language, unless the way back has another', () => {
    const changed = all.filter((facts) => {
      const { end } = follow(facts)
      if (end.kind !== 'show') return true
      const isBack = facts.address.includes('url=') || facts.address.includes('/maintenance')
      return !isBack && end.address.locale !== (facts.address.startsWith('/en') ? 'en' : 'th')
    })
    expect(changed).toEqual([])
  })

  it('never leads to another site', () => {
    const away = all.filter((facts) => {
      const decision = resolveRoute(facts)
      return decision.kind === 'redirect' && !/^\/(?![/\\])/.test(decision.to)
    })
    expect(away).toEqual([])
  })
})
