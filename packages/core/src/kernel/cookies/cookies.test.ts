import { describe, expect, it } from 'vitest'
import { type CookieLifetime, type Cookies, createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault } from '../../member/vault/vault.ts'
import {
  cookiesEndingWithSession,
  cookiesEndingWithSignOut,
  readAlertCookie,
  readAuthCookie,
  readDepositOfferCookie,
  readLineCookie,
  readLocaleCookie,
  readRegistrationOfferCookie,
  removeCookiesOfOthers,
  writeCookie,
} from './cookies.ts'

describe('the cookies of the site', () => {
  it('have the documented lifetimes [SESS-17, SESS-22, SESS-27, SESS-28, SESS-31, SESS-32, OPEN-08, OPEN-10]', () => {
    const written: [string, CookieLifetime][] = []
    const cookies: Cookies = {
      ...createMemoryCookies(),
      write: (name, _value, lifetime) => void written.push([name, lifetime]),
    }
    for (const name of ['transferPage', 'locale', 'app-pwa', 'maintenance'] as const) {
      writeCookie(cookies, name, 'text')
    }
    writeCookie(cookies, 'line', { username: 'demo', state: 'linked' })
    writeCookie(cookies, 'alert', { results: [], user_id: 'demo', expired: 0 })
    writeCookie(cookies, 'regisPromotion', { credit: 100, time: 10 })
    writeCookie(cookies, 'depositPromotion', { deposit: 300, credit: 300, time: 10 })
    writeCookie(cookies, 'closeRegisPromotion', 'true')
    writeCookie(cookies, 'regisPromotionActive', 'true')
    const vault = createVault(cookies, createMemoryStorage())
    vault.keepRecoveryTicket('ticket')
    vault.storeSession({
      username: 'demo',
      accessToken: 'a',
      refreshToken: 'r',
      rewardToken: 'reward',
    })
    vault.recordSignOut()
    const week = { maxAgeSeconds: 604_800 }
    expect(Object.fromEntries(written)).toEqual({
      auth: week,
      'apollo-token': week,
      authReward: week,
      username: week,
      signedOut: 'browserSession',
      transferPage: 'browserSession',
      forgot: { maxAgeSeconds: 900 },
      line: week,
      alert: { maxAgeSeconds: 7_200 },
      regisPromotion: week,
      depositPromotion: week,
      closeRegisPromotion: { maxAgeSeconds: 3_600 },
      regisPromotionActive: { endsAt: 1_924_991_999_000 },
      locale: { maxAgeSeconds: 31_536_000 },
      'app-pwa': { endsAt: 1_924_991_999_000 },
      maintenance: 'browserSession',
    })
  })

  it('of a session are removed with it, whoever ends it; language and maintenance stay [SESS-11, SESS-13, OPEN-11]', () => {
    const ofSession = ['apollo-token', 'auth', 'authReward', 'transferPage', 'username']
    expect([[...cookiesEndingWithSession].sort(), [...cookiesEndingWithSignOut].sort()]).toEqual([
      ofSession,
      [...ofSession, 'alert', 'depositPromotion', 'forgot', 'line'].sort(),
    ])
  })

  it('hold what their rows say, as text or as JSON, and are read as null otherwise [SESS-17, SESS-19]', () => {
    const cookies = createMemoryCookies()
    writeCookie(cookies, 'line', { username: 'demo', state: 'linked' })
    writeCookie(cookies, 'auth', { access_token: 'a', refresh_token: 'r' })
    writeCookie(cookies, 'locale', 'en')
    expect([cookies.read('line'), cookies.read('auth'), cookies.read('locale')]).toEqual([
      '{"username":"demo","state":"linked"}',
      '{"access_token":"a","refresh_token":"r"}',
      'en',
    ])
    expect([readLineCookie(cookies), readAuthCookie(cookies)]).toEqual([
      { username: 'demo', state: 'linked' },
      { access_token: 'a', refresh_token: 'r' },
    ])
    for (const name of ['line', 'auth']) cookies.write(name, '{"state":7}', 'browserSession')
    expect([readLineCookie(cookies), readAuthCookie(cookies)]).toEqual([null, null])
  })

  it('store where the transfer panel was [SESS-21, OPEN-36]', () => {
    const cookies = createMemoryCookies()
    writeCookie(cookies, 'transferPage', { tab: 'deposit-tab', arr: 0, step: 2, back: true })
    expect(cookies.read('transferPage')).toBe('{"tab":"deposit-tab","arr":0,"step":2,"back":true}')
  })

  it('hold the notices as base64 of UTF-8, whatever their ids, and are read as null otherwise [SESS-20, NOTE-13]', () => {
    const cookies = createMemoryCookies()
    const results = [{ id: 'ประกาศ-1 😀', alert: true, expired: 1_800_000_000_000 }]
    const alert = { results, user_id: 'demo', expired: 1_700_000_000_000 }
    writeCookie(cookies, 'alert', alert)
    const kept = cookies.read('alert') ?? ''
    expect([Buffer.from(kept, 'base64').toString('utf8'), readAlertCookie(cookies)]).toEqual([
      JSON.stringify(alert),
      alert,
    ])
    const wrong = [
      '',
      '%%%',
      '{}',
      btoa('{}'),
      btoa('\xff'),
      btoa('{"results":[7]}'),
      kept.slice(3),
    ]
    const read = wrong.map((text) => {
      cookies.write('alert', text, 'browserSession')
      return readAlertCookie(cookies)
    })
    expect(read).toEqual(wrong.map(() => null))
  })

  it('of the notices and of a chat account stay with the member who left them [NOTE-14, OPEN-11]', () => {
    const left = (username: string) => {
      const cookies = createMemoryCookies()
      writeCookie(cookies, 'line', { username: 'demo', state: 'linked' })
      writeCookie(cookies, 'alert', { results: [], user_id: 'demo', expired: 0 })
      removeCookiesOfOthers(cookies, username)
      return [readLineCookie(cookies)?.username, readAlertCookie(cookies)?.user_id]
    }
    expect([left('demo'), left('other')]).toEqual([
      ['demo', 'demo'],
      [undefined, undefined],
    ])
  })

  it('store what was offered and since when, and default to ten minutes [SESS-25, SESS-26, OPEN-13]', () => {
    const cookies = createMemoryCookies()
    writeCookie(cookies, 'regisPromotion', { credit: 100, time: 5, start: 7 })
    writeCookie(cookies, 'depositPromotion', { deposit: 300, credit: 150.5, time: 5, start: 7 })
    expect([cookies.read('regisPromotion'), cookies.read('depositPromotion')]).toEqual([
      '{"credit":100,"time":5,"start":7}',
      '{"deposit":300,"credit":150.5,"time":5,"start":7}',
    ])
    const read = [
      '{"credit":100}',
      '{"credit":100,"time":"soon"}',
      '{"credit":100,"time":-1}',
      '{}',
    ].map((text) => {
      cookies.write('regisPromotion', text, 'browserSession')
      return readRegistrationOfferCookie(cookies)
    })
    expect([read, readDepositOfferCookie(cookies)]).toEqual([
      [...Array.from({ length: 3 }, () => ({ credit: 100, time: 10 })), null],
      { deposit: 300, credit: 150.5, time: 5, start: 7 },
    ])
  })

  it('of a registration offer stay when another member signs in, those of a deposit offer do not [OPEN-11]', () => {
    const cookies = createMemoryCookies()
    writeCookie(cookies, 'regisPromotion', { credit: 100, time: 5, start: 7 })
    writeCookie(cookies, 'depositPromotion', { deposit: 300, credit: 300, time: 5, start: 7 })
    removeCookiesOfOthers(cookies, 'other')
    expect([readRegistrationOfferCookie(cookies)?.credit, readDepositOfferCookie(cookies)]).toEqual(
      [100, null],
    )
  })

  it.each([
    ['th', 'th'],
    ['en', 'en'],
    ['my', null],
    ['', null],
  ])('of the language with the content %j are read as %j [SESS-31]', (kept, locale) => {
    expect(readLocaleCookie(createMemoryCookies({ locale: kept }))).toBe(locale)
  })

  it('cannot be written with anything else: that does not compile', () => {
    const cookies = createMemoryCookies()
    // @ts-expect-error The state of a chat account has two words.
    writeCookie(cookies, 'line', { username: 'demo', state: 'maybe' })
    // @ts-expect-error Both tokens are texts.
    writeCookie(cookies, 'auth', { access_token: 7 })
    // @ts-expect-error The site has two languages.
    writeCookie(cookies, 'locale', 'de')
    // @ts-expect-error The table has no such cookie.
    expect(() => writeCookie(cookies, 'tracking', 'yes')).toThrow(TypeError)
    expect(readLineCookie(cookies)).toBeNull()
  })
})
