import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import { inLocale, type Locale, pathOf, readAddress, writeAddress } from './address.ts'
import { type RouteName, routes } from './routes.ts'

const read = (address: string) => {
  const { query, ...rest } = readAddress(address)
  return { ...rest, query: { ...query } }
}

describe('an address', () => {
  it.each<[string, Locale, RouteName | null, string]>([
    ['/', 'th', 'index', '/'],
    ['', 'th', 'index', '/'],
    ['/en', 'en', 'index', '/'],
    ['/en/', 'en', 'index', '/'],
    ['/login', 'th', 'login', '/login'],
    ['/en/login', 'en', 'login', '/login'],
    ['/deposit', 'th', 'deposit', '/deposit'],
    ['/en/deposit/', 'en', 'deposit', '/deposit'],
    ['/en/maintenance', 'en', 'maintenance', '/maintenance'],
    ['/login/', 'th', 'login', '/login'],
    ['/deposit//', 'th', 'deposit', '/deposit'],
    ['//evil.test', 'th', null, '/evil.test'],
    ['/en//evil.test', 'en', null, '/evil.test'],
    ['/en/\\evil.test', 'en', null, '/evil.test'],
    ['/Login', 'th', null, '/Login'],
    ['/entrance', 'th', null, '/entrance'],
    ['/english', 'th', null, '/english'],
    ['/en/en', 'en', null, '/en'],
    ['/nowhere/at/all', 'th', null, '/nowhere/at/all'],
    ['/ค้นหา', 'th', null, '/ค้นหา'],
    ['/constructor', 'th', null, '/constructor'],
    ['/__proto__', 'th', null, '/__proto__'],
    ['/login#part', 'th', 'login', '/login'],
  ])('%j is in %s, page %j [ROUTE-01, ROUTE-39]', (address, locale, route, path) => {
    expect(read(address)).toEqual({ locale, route, parameters: {}, path, query: {} })
  })

  it.each<[string, RouteName | null, Record<string, string>]>([
    ['/register', 'register', {}],
    ['/register/', 'register', {}],
    ['/en/register/k-7_A', 'register', { id: 'k-7_A' }],
    ['/register/a/b', null, {}],
    ['/registered', null, {}],
    ['/registerAff/42', 'registerAff', { id: '42' }],
    ['/list/live-casino', 'list', { id: 'live-casino' }],
    ['/search/%E0%B8%AA%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%95', 'search', { id: 'สล็อต' }],
    ['/search/สล็อต 1', 'search', { id: 'สล็อต 1' }],
    ['/search/a%2Fb%3Fc', 'search', { id: 'a/b?c' }],
    ['/search/100%', 'search', { id: '100%' }],
    ['/search/%E0%A4%A', 'search', { id: '%E0%A4%A' }],
    ['/search/%ff', 'search', { id: '%ff' }],
    ['/search/{id}', 'search', { id: '{id}' }],
    ['/game', null, {}],
    ['/game/', null, {}],
    ['/game/pg-7', 'game-id', { id: 'pg-7' }],
    ['/game/7/mahjong-demo', 'game-id-name', { id: '7', name: 'mahjong-demo' }],
    ['/en/game/7/ไพ่/', 'game-id-name', { id: '7', name: 'ไพ่' }],
    ['/game//mahjong', null, {}],
    ['/game/1/2/3', null, {}],
    ['/promotions', 'promotion', {}],
    ['/affiliate/reportDetail/2026-11-01', 'affiliate-reportDetail', { id: '2026-11-01' }],
    ['/affiliate/nothing', null, {}],
    ['/my', null, {}],
    ['/my/login', null, {}],
  ])('%j is page %j with %j [OPEN-27…29]', (address, route, parameters) => {
    const found = readAddress(address)
    expect([found.route, found.parameters]).toEqual([route, parameters])
  })

  it.each<[string, Record<string, string>]>([
    ['/?a=1&b=2', { a: '1', b: '2' }],
    ['/?a=1&a=2', { a: '1' }],
    ['/?a=&a=2', { a: '' }],
    ['/?url=%2Fen%2Fdeposit%3Ftab%3D1', { url: '/en/deposit?tab=1' }],
    ['/?url=/a?b=c', { url: '/a?b=c' }],
    ['/?a=1#b=2', { a: '1' }],
    ['/?name=%E0%B8%AA%E0%B8%A1&city=กรุงเทพ', { name: 'สม', city: 'กรุงเทพ' }],
    ['/?a+b=c+d', { 'a b': 'c d' }],
    ['/?flag', { flag: '' }],
    ['/?broken=%E0%A4%A', { broken: '\ufffd%A' }],
    ['/?', {}],
  ])('%j has the query %j, of repeated values the first', (address, query) => {
    expect(read(address).query).toEqual(query)
  })

  it('may name a value like something that every object has', () => {
    const { query } = readAddress('/?__proto__=a&constructor=b&toString=c')
    expect(Object.entries(query)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ])
    expect(Reflect.get(query, 'hasOwnProperty')).toBeUndefined()
    expect(Reflect.get({}, 'a')).toBeUndefined()
  })
})

describe('an address that is put together', () => {
  it.each<[Locale, string, Record<string, string> | undefined, string]>([
    ['th', '/', undefined, '/'],
    ['en', '/', undefined, '/en'],
    ['th', '/login', {}, '/login'],
    ['en', '/login', { url: '/en/deposit?tab=1' }, '/en/login?url=%2Fen%2Fdeposit%3Ftab%3D1'],
    ['en', '/', { sideDeposit: 'true' }, '/en?sideDeposit=true'],
    ['th', '/deposit', { name: 'สม' }, '/deposit?name=%E0%B8%AA%E0%B8%A1'],
  ])('in %s from %s with %j is %s', (locale, path, query, address) => {
    expect(writeAddress(locale, path, query)).toBe(address)
  })

  it.each([
    [pathOf('index'), '/'],
    [pathOf('slot-tournament'), '/slot-tournament'],
    [pathOf('register'), '/register'],
    [pathOf('register', { id: undefined }), '/register'],
    [pathOf('register', { id: 'a b' }), '/register/a%20b'],
    [pathOf('search', { id: 'ไพ่/100%?#' }), '/search/%E0%B9%84%E0%B8%9E%E0%B9%88%2F100%25%3F%23'],
    [pathOf('search', { id: 'half \ud83d' }), '/search/half%20%EF%BF%BD'],
    [pathOf('game-id', { id: '7' }), '/game/7'],
    [pathOf('game-id-name', { id: '7', name: '//evil.test' }), '/game/7/%2F%2Fevil.test'],
  ])('has the path %s', (path, expected) => {
    expect(path).toBe(expected)
  })

  it('is read as what it was made of', () => {
    const locales = fc.constantFrom<Locale>('th', 'en')
    const names = fc.constantFrom(...(Object.keys(routes) as RouteName[]))
    // A path cannot say one dot or two: a browser takes them for directions.
    const part = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/^\.\.?$/.test(text))
    const query = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(locales, names, part, part, query, (locale, route, id, name, values) => {
        const template: string = routes[route].path
        const parameters = {
          ...(template.includes('{id') ? { id } : {}),
          ...(template.includes('{name}') ? { name } : {}),
        }
        const writePath: (route: RouteName, parameters: object) => string = pathOf
        const path = writePath(route, parameters)
        expect(read(writeAddress(locale, path, values))).toEqual({
          locale,
          route,
          parameters,
          path,
          query: { ...values },
        })
      }),
    )
  })
})

describe('the same place in another language', () => {
  it('is on this site, whatever the address looks like', () => {
    const part = fc.constantFrom('/', '//', '\\', 'en', '/en', 'evil.test', '?', '@', ':', '..')
    const address = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(address, fc.constantFrom<Locale>('th', 'en'), (text, locale) => {
        expect(inLocale(readAddress(text), locale)).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each<[string, Locale, string]>([
    ['/', 'en', '/en'],
    ['/en', 'th', '/'],
    ['/en', 'en', '/en'],
    ['/login?url=%2Fdeposit', 'en', '/en/login?url=%2Fdeposit'],
    ['/en/deposit?a=1&b=2', 'th', '/deposit?a=1&b=2'],
    ['/en/ค้นหา/เกม', 'th', '/ค้นหา/เกม'],
  ])('of %s in %s is %s [OPEN-30]', (address, locale, expected) => {
    expect(inLocale(readAddress(address), locale)).toBe(expected)
  })
})
