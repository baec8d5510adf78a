import { describe, expect, it } from 'vitest'
import { cookieBytes, createMemoryCookies, maxCookieBytes } from './cookies.ts'

const hour = { maxAgeSeconds: 3600 }

describe('a cookie', () => {
  it.each([
    ['auth', 'abc', 8],
    ['auth', '{"a":1}', 22],
    ['name', 'ก', 14],
    ['name', '😀', 17],
  ])('%s=%j costs %i bytes once it is encoded', (name, value, bytes) => {
    expect(cookieBytes(name, value)).toBe(bytes)
  })
})

describe('the cookie jar in memory', () => {
  it('keeps what is written under its name', () => {
    const cookies = createMemoryCookies({ locale: 'en' })
    cookies.write('username', 'สมชาย', hour)
    cookies.write('transferPage', '1', 'browserSession')
    expect(['locale', 'username', 'transferPage', 'auth'].map(cookies.read)).toEqual([
      'en',
      'สมชาย',
      '1',
      null,
    ])
  })

  it('reads a planted cookie in place of its own, until all cookies of the name are removed', () => {
    const cookies = createMemoryCookies({ auth: 'own' })
    const seen = () => [cookies.read('auth'), cookies.isShadowed('auth')]
    const before = seen()
    cookies.plant('auth', 'planted')
    const planted = seen()
    cookies.remove('auth')
    expect([before, planted, seen()]).toEqual([
      ['own', false],
      ['planted', true],
      [null, false],
    ])
  })

  it('forgets what is removed', () => {
    const cookies = createMemoryCookies({ username: 'demo' })
    cookies.remove('username')
    expect(cookies.read('username')).toBeNull()
  })

  it('ends a cookie when its time is over, counted from when it was written last', () => {
    let now = 0
    const cookies = createMemoryCookies({}, { now: () => now })
    cookies.write('username', 'demo', hour)
    cookies.write('transferPage', '1', 'browserSession')
    const seen: (string | null)[] = []
    const look = (at: number) => {
      now = at
      seen.push(cookies.read('username'))
    }
    look(3_599_999)
    cookies.write('username', 'demo', hour)
    look(7_199_998)
    look(7_199_999)
    expect([...seen, cookies.read('transferPage')]).toEqual(['demo', 'demo', null, '1'])
  })

  it.each([0, -1])('forgets a cookie that is written to live for %i seconds', (maxAgeSeconds) => {
    const cookies = createMemoryCookies({ username: 'demo' })
    cookies.write('username', 'demo', { maxAgeSeconds })
    expect(cookies.read('username')).toBeNull()
  })

  it('keeps the longest cookie that a browser keeps, and drops a longer one without an error', () => {
    const cookies = createMemoryCookies()
    const longest = 'x'.repeat(maxCookieBytes - 'name='.length)
    cookies.write('name', longest, hour)
    cookies.write('other', longest, hour)
    expect([cookies.read('name'), cookies.read('other')]).toEqual([longest, null])
  })

  it('drops a text with a lone surrogate, which cannot be encoded', () => {
    const cookies = createMemoryCookies()
    cookies.write('username', 'demo\ud83d', hour)
    expect(cookies.read('username')).toBeNull()
  })

  it('keeps the old value when the new one is too long', () => {
    const cookies = createMemoryCookies({ auth: 'old' })
    cookies.write('auth', 'x'.repeat(maxCookieBytes), hour)
    expect(cookies.read('auth')).toBe('old')
  })
})
