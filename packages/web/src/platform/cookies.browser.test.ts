import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserCookies, otherPlaces } from './cookies.browser.ts'

/** What the browser is asked to keep, as written. */
function spyOnWrites() {
  return vi.spyOn(document, 'cookie', 'set')
}

const cookies = createBrowserCookies(false)

afterEach(() => cookies.remove('auth'))

it('reads back what it wrote, whatever characters it holds', () => {
  cookies.write('auth', 'ก=ข; c', { maxAgeSeconds: 60 })
  cookies.write('other', 'x', 'browserSession')
  expect([cookies.read('auth'), cookies.read('aut'), cookies.read('uth')]).toEqual([
    'ก=ข; c',
    null,
    null,
  ])
})

it('are read once in a step of the site, and again in the next, when another tab may have changed them', async () => {
  const reading = vi.spyOn(document, 'cookie', 'get').mockReturnValue('auth=a')
  const first = [cookies.read('auth'), cookies.read('auth'), reading.mock.calls.length]
  await Promise.resolve()
  reading.mockReturnValue('auth=b')
  expect([first, cookies.read('auth')]).toEqual([['a', 'a', 1], 'b'])
})

it('is sent to this host only, on every page, and to nobody else', () => {
  const written = spyOnWrites()
  cookies.write('auth', 'a b', { maxAgeSeconds: 60 })
  cookies.write('auth', 'a', 'browserSession')
  cookies.write('auth', 'a', { endsAt: 1_924_991_999_000 })
  createBrowserCookies(true).write('auth', 'a', 'browserSession')
  cookies.remove('auth')
  expect(written.mock.calls.flat()).toEqual([
    'auth=a%20b; Path=/; SameSite=Lax; Max-Age=60',
    'auth=a; Path=/; SameSite=Lax',
    'auth=a; Path=/; SameSite=Lax; Expires=Tue, 31 Dec 2030 23:59:59 GMT',
    'auth=a; Path=/; SameSite=Lax; Secure',
    'auth=; Path=/; SameSite=Lax; Max-Age=0',
  ])
})

it('does not write what a browser would silently drop', () => {
  const written = spyOnWrites()
  cookies.write('auth', 'x'.repeat(4096), 'browserSession')
  expect(written).not.toHaveBeenCalled()
})

it('behaves like an empty jar where cookies are forbidden', () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError')
  }
  // Two spies on one property cannot both be taken away again.
  Object.defineProperty(document, 'cookie', { configurable: true, get: forbid, set: forbid })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie')
  })
  cookies.write('auth', 'a', 'browserSession')
  expect(cookies.read('auth')).toBeNull()
})

it('gives the text of a cookie that somebody else did not encode', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('auth=100%')
  expect(cookies.read('auth')).toBe('100%')
})

describe('cookies of one name', () => {
  it.each([
    ['auth=a', false],
    ['auth=a; auth=a', false],
    ['auth=a; auth=b', true],
    ['auth=a; authReward=b', false],
  ])('that read %j are shadowed: %s', (shown, isShadowed) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(shown)
    expect(cookies.isShadowed('auth')).toBe(isShadowed)
  })

  it('can have been written for every path above the page, and every domain above its host', () => {
    const places = otherPlaces({ hostname: 'play.site.test', pathname: '/en/withdraw' })
    const paths = ['/', '/en', '/en/withdraw', '/en/', '/en/withdraw/']
    expect(places).toEqual([
      ...paths.slice(1).map((path) => `; Path=${path}`),
      ...paths.map((path) => `; Domain=play.site.test; Path=${path}`),
      ...paths.map((path) => `; Domain=site.test; Path=${path}`),
    ])
  })

  it('are removed everywhere when one is left of them', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('auth=planted')
    history.replaceState(null, '', '/en')
    onTestFinished(() => history.replaceState(null, '', '/'))
    const written = spyOnWrites()
    cookies.remove('auth')
    expect(written.mock.calls.flat()).toEqual([
      'auth=; Path=/; SameSite=Lax; Max-Age=0',
      'auth=; Path=/en; SameSite=Lax; Max-Age=0',
      'auth=; Path=/en/; SameSite=Lax; Max-Age=0',
    ])
  })
})
