import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import {
  inLocale,
  type Locale,
  type RouteName,
  readAddress,
  routes,
  writeAddress,
} from './routes.ts'

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
    expect(read(address)).toEqual({ locale, route, path, query: {} })
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

  it('is read as what it was made of', () => {
    const locales = fc.constantFrom<Locale>('th', 'en')
    const names = fc.constantFrom(...(Object.keys(routes) as RouteName[]))
    const query = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(locales, names, query, (locale, route, values) => {
        const { path } = routes[route]
        expect(read(writeAddress(locale, path, values))).toEqual({
          locale,
          route,
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
        expect(inLocale(text, locale)).toMatch(/^\/(?![/\\])/)
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
    expect(inLocale(address, locale)).toBe(expected)
  })
})
