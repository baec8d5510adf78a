import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import { pathOf, readAddress } from './address.ts'
import { safeReturn } from './safe.return.ts'

const site = 'https://site.test'

describe('an address to go back to', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/deposit', '/deposit'],
    ['/en/deposit?tab=deposit-tab&arr=0', '/en/deposit?tab=deposit-tab&arr=0'],
    ['/?sideDeposit=true', '/?sideDeposit=true'],
    ['/deposit#part', '/deposit'],
    ['/deposit?name=สมชาย', '/deposit?name=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2'],
    ['/deposit?url=https://evil.test', '/deposit?url=https://evil.test'],
    ['/en/../deposit', '/deposit'],
    ['/deposit?x=//evil.test', '/deposit?x=//evil.test'],
  ])('%s is followed as %s [OPEN-34]', (address, followed) => {
    expect(safeReturn(address)).toBe(followed)
  })

  it.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['no path', 'deposit'],
    ['a query alone', '?a=1'],
    ['another site', 'https://evil.test/deposit'],
    ['this site by its full name', 'https://site.test/deposit'],
    ['another site without a protocol', '//evil.test/deposit'],
    ['another site behind one slash', '/\\evil.test/deposit'],
    ['another site behind two backslashes', '\\\\evil.test'],
    ['another site behind encoded backslashes', '/%5C%5Cevil.test'],
    ['another site behind an encoded backslash', '/%5Cevil.test'],
    ['another site behind an encoded slash', '/%2Fevil.test'],
    ['another site behind a tab', '/\t/evil.test'],
    ['another site behind a line break', '/\n/evil.test'],
    ['another site behind a carriage return', '/\r\n/evil.test'],
    ['another site behind a null', '/\0/evil.test'],
    ['another site behind a space', ' //evil.test'],
    ['another site behind dots', '/.//evil.test'],
    ['another site behind more dots', '/..//evil.test'],
    ['another site behind a page', '/deposit/..//evil.test'],
    ['another site behind the language', '/en//evil.test'],
    ['another site behind encoded dots', '/%2e%2e//evil.test'],
    ['credentials', '//site.test@evil.test'],
    ['credentials of this site', '//user:secret@site.test/deposit'],
    ['a host that only this rule knows', '//site.invalid/deposit'],
    ['credentials behind a tab', '/\t/user@site.invalid/deposit'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash', '/javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['the login itself', '/login'],
    ['the login in English', '/en/login?url=%2Fdeposit'],
    ['the maintenance page', '/maintenance'],
    ['a page that does not exist', '/nowhere'],
    ['an address that is too long', `/deposit?x=${'a'.repeat(2_048)}`],
  ])('is not followed when it is %s [OPEN-34]', (_what, address) => {
    expect(safeReturn(address)).toBeNull()
  })

  it('may be 2,048 characters long and no more', () => {
    const longest = `/deposit?x=${'a'.repeat(2_048 - '/deposit?x='.length)}`
    expect([safeReturn(longest), safeReturn(`${longest}a`)]).toEqual([longest, null])
  })
})

const attackPart = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%5C',
  '%5c',
  '%2F',
  '%2f',
  '.',
  '..',
  '%2e',
  '@',
  ':',
  '?',
  '#',
  '&',
  ';',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '%09',
  '%0a',
  '%00',
  '\u2028',
  '\u3002',
  '\uff0f',
  '\ufeff',
  'http:',
  'https:',
  'https://us',
  'javascript:',
  'evil.test',
  'site.test',
  'en',
  'login',
  'deposit',
  'url=',
  'สล็อต',
)
const attack = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: attackPart }, fc.string({ unit: 'grapheme', maxLength: 3 })),
    {
      maxLength: 9,
    },
  )
  .map((parts) => parts.join(''))
const attacks = fc.oneof(
  attack,
  attack.map((text) => `/${text}`),
  attack.map((text) => `//${text}`),
  attack.map((text) => `/en/${text}`),
)

describe('whatever is given for an address to go back to', () => {
  it('never leads away from the site, and only to a page one may return to', () => {
    fc.assert(
      fc.property(attacks, (text) => {
        const followed = safeReturn(text)
        if (followed === null) return
        expect(followed).toMatch(/^\/(?![/\\])/)
        const url = new URL(followed, site)
        expect([url.origin, url.username, url.password]).toEqual([site, '', ''])
        expect(['index', 'deposit']).toContain(readAddress(followed).route)
        expect(safeReturn(followed)).toBe(followed)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is kept when it is a page of this site, with any query', () => {
    const pages = fc.constantFrom(pathOf('index'), pathOf('deposit'))
    const locale = fc.constantFrom('', '/en')
    const word = fc.stringMatching(/^[a-z0-9ก-๙ ]{0,12}$/)
    fc.assert(
      fc.property(locale, pages, fc.dictionary(word, word), (prefix, path, query) => {
        const search = new URLSearchParams(query).toString()
        const address = `${prefix}${path === '/' && prefix ? '' : path}${search && `?${search}`}`
        expect(safeReturn(address)).toBe(address)
      }),
      { numRuns: 2_000 },
    )
  })
})
