import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { inLocale, type Locale, pathOf, readAddress, writeAddress } from './address.ts'
import { type RouteName, routes } from './routes.ts'

const read = (address: string) => {
  const { query, ...rest } = readAddress(address)
  return { ...rest, query: { ...query } }
}

describe('an address', () => {
  it.each<[string, Locale, RouteName | null, string, string]>([
    ['/', 'th', 'index', 'ROUTE-01', '/'],
    ['', 'th', 'index', 'ROUTE-01', '/'],
    ['/en', 'en', 'index', 'ROUTE-01', '/'],
    ['/en/', 'en', 'index', 'ROUTE-01', '/'],
    ['/login', 'th', 'login', 'ROUTE-01', '/login'],
    ['/en/login', 'en', 'login', 'ROUTE-01', '/login'],
    ['/deposit', 'th', 'deposit', 'ROUTE-01', '/deposit'],
    ['/en/deposit/', 'en', 'deposit', 'ROUTE-01', '/deposit'],
    ['/en/maintenance', 'en', 'maintenance', 'ROUTE-01', '/maintenance'],
    ['/login/', 'th', 'login', 'ROUTE-01', '/login'],
    ['/deposit//', 'th', 'deposit', 'ROUTE-01', '/deposit'],
    ['//evil.test', 'th', null, 'ROUTE-39', '/evil.test'],
    ['/en//evil.test', 'en', null, 'ROUTE-39', '/evil.test'],
    ['/en/\\evil.test', 'en', null, 'ROUTE-39', '/evil.test'],
    ['/Login', 'th', null, 'ROUTE-39', '/Login'],
    ['/entrance', 'th', null, 'ROUTE-39', '/entrance'],
    ['/english', 'th', null, 'ROUTE-39', '/english'],
    ['/en/en', 'en', null, 'ROUTE-39', '/en'],
    ['/nowhere/at/all', 'th', null, 'ROUTE-39', '/nowhere/at/all'],
    ['/ค้นหา', 'th', null, 'ROUTE-39', '/ค้นหา'],
    ['/constructor', 'th', null, 'ROUTE-39', '/constructor'],
    ['/__proto__', 'th', null, 'ROUTE-39', '/__proto__'],
    ['/login#part', 'th', 'login', 'ROUTE-01', '/login'],
  ])('%j is in %s, page %j [%s]', (address, locale, route, _, path) => {
    expect(read(address)).toEqual({ locale, route, parameters: {}, path, query: {} })
  })

  it.each<[string, RouteName | null, Record<string, string>, string]>([
    ['/register', 'register', {}, 'ROUTE-10'],
    ['/register/', 'register', {}, 'ROUTE-10'],
    ['/en/register/k-7_A', 'register', { id: 'k-7_A' }, 'ROUTE-10'],
    ['/register/a/b', null, {}, 'ROUTE-39'],
    ['/registered', null, {}, 'ROUTE-39'],
    ['/registerAff/42', 'registerAff', { id: '42' }, 'ROUTE-11'],
    ['/list/live-casino', 'list', { id: 'live-casino' }, 'ROUTE-17'],
    ['/search/%E0%B8%AA%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%95', 'search', { id: 'สล็อต' }, 'ROUTE-18'],
    ['/search/สล็อต 1', 'search', { id: 'สล็อต 1' }, 'ROUTE-18'],
    ['/search/a%2Fb%3Fc', 'search', { id: 'a/b?c' }, 'ROUTE-18'],
    ['/search/100%', 'search', { id: '100%' }, 'ROUTE-18'],
    ['/search/%E0%A4%A', 'search', { id: '%E0%A4%A' }, 'ROUTE-18'],
    ['/search/%ff', 'search', { id: '%ff' }, 'ROUTE-18'],
    ['/search/{id}', 'search', { id: '{id}' }, 'ROUTE-18'],
    ['/game', null, {}, 'OPEN-28'],
    ['/game/', null, {}, 'OPEN-28'],
    ['/game/pg-7', 'game-id', { id: 'pg-7' }, 'ROUTE-19, OPEN-28'],
    [
      '/game/7/mahjong-demo',
      'game-id-name',
      { id: '7', name: 'mahjong-demo' },
      'ROUTE-20, OPEN-28',
    ],
    ['/en/game/7/ไพ่/', 'game-id-name', { id: '7', name: 'ไพ่' }, 'ROUTE-20, OPEN-28'],
    ['/game//mahjong', null, {}, 'OPEN-28'],
    ['/game/1/2/3', null, {}, 'OPEN-28'],
    ['/promotions', 'promotion', {}, 'ROUTE-25, OPEN-27'],
    [
      '/affiliate/reportDetail/2026-11-01',
      'affiliate-reportDetail',
      { id: '2026-11-01' },
      'ROUTE-37',
    ],
    ['/affiliate/nothing', null, {}, 'ROUTE-39'],
    ['/my', null, {}, 'OPEN-29'],
    ['/my/login', null, {}, 'OPEN-29'],
  ])('%j is page %j with %j [%s]', (address, route, parameters) => {
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

  it('may have a query with the name of an object’s own property', () => {
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

describe('a built address', () => {
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

  it('is read back into its parts', () => {
    const locales = fc.constantFrom<Locale>('th', 'en')
    const names = fc.constantFrom(...(Object.keys(routes) as RouteName[]))
    // A path cannot contain a segment of one or two dots, because browsers resolve those.
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
