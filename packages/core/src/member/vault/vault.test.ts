import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import type { CookieLifetime } from '../../base/ports/cookies.ts'
import { cookieBytes, createMemoryCookies, maxCookieBytes } from '../../base/ports/cookies.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { createVault } from './vault.ts'

const tokens = {
  username: 'demo',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  rewardToken: null,
}
const newer = { accessToken: 'access-2', refreshToken: 'refresh-2' }
const oversize = { ...tokens, accessToken: 'a'.repeat(2_500), refreshToken: 'r'.repeat(2_500) }

/** A browser's cookies and storage with the vault over them. */
function setUp(initial: Record<string, string> = {}) {
  const cookies = createMemoryCookies(initial)
  const lifetimes: Record<string, CookieLifetime> = {}
  const storage = createMemoryStorage()
  const vault = createVault(
    {
      ...cookies,
      write: (name, value, lifetime) => {
        lifetimes[name] = lifetime
        cookies.write(name, value, lifetime)
      },
    },
    storage,
  )
  return { cookies, lifetimes, storage, vault }
}

const read = (vault: ReturnType<typeof setUp>['vault']) => ({
  access: vault.token('access'),
  refresh: vault.token('refresh'),
  dataClient: vault.token('dataClient'),
  reward: vault.token('reward'),
})

describe('the vault of a session', () => {
  it('keeps both tokens as JSON in one cookie, and the access token for the data client [SESS-06, SESS-17, SESS-23, OPEN-07, OPEN-09]', () => {
    const { cookies, storage, vault } = setUp()
    vault.storeSession(tokens)
    expect([cookies.read('auth'), cookies.read('apollo-token'), storage.keys()]).toEqual([
      '{"access_token":"access-1","refresh_token":"refresh-1"}',
      'access-1',
      [],
    ])
    expect([vault.hasSession(), read(vault)]).toEqual([
      true,
      { access: 'access-1', refresh: 'refresh-1', dataClient: 'access-1', reward: null },
    ])
  })

  it('has a fingerprint of the refresh token, wherever that is stored, which reveals nothing of it', () => {
    const { vault } = setUp()
    const marks = [tokens, newer, oversize, { ...oversize, accessToken: 'other' }].map((pair) => {
      vault.storeSession({ ...tokens, ...pair })
      return vault.refreshFingerprint()
    })
    expect(marks).toEqual(['ubhwim', 'u1iatn', 'elp4ed', 'elp4ed'])
  })

  it('keeps every token for seven days [SESS-17, SESS-24, OPEN-08]', () => {
    const { lifetimes, vault } = setUp()
    vault.storeSession({ ...tokens, rewardToken: 'reward-1' })
    const week = { maxAgeSeconds: 604_800 }
    expect(lifetimes).toEqual({
      auth: week,
      'apollo-token': week,
      authReward: week,
      username: week,
    })
    expect(vault.token('reward')).toBe('reward-1')
  })

  it.each([
    ['fit no cookie', { accessToken: 'a'.repeat(4_090) }],
    ['no header can carry', { accessToken: 'ก' }],
    ['would end a header', { refreshToken: 'refresh\nX-Other: 1' }],
    ['are empty', { refreshToken: '' }],
  ])('stores nothing of tokens that %s, and keeps the old ones', (_what, changed) => {
    const { cookies, storage, vault } = setUp()
    const names = ['auth', 'apollo-token', 'authReward', 'username']
    const unusable = { ...tokens, rewardToken: 'reward-1', ...changed }
    const first = [vault.storeSession(unusable), names.map(cookies.read), storage.keys()]
    vault.storeSession(tokens)
    const contents = names.map(cookies.read)
    const then = [vault.storeSession(unusable), vault.commitRefresh('refresh-1', unusable)]
    expect([first, then, names.map(cookies.read)]).toEqual([
      [false, [null, null, null, null], []],
      [false, 'unusable'],
      contents,
    ])
  })

  it('stores their owner at the same moment, and drops the previous member’s reward token', () => {
    const { vault } = setUp()
    vault.storeSession({ ...tokens, rewardToken: 'reward-1' })
    const first = [vault.holder(), vault.token('reward')]
    vault.storeSession({ ...tokens, username: 'second' })
    expect([first, vault.holder(), vault.token('reward')]).toEqual([
      ['demo', 'reward-1'],
      'second',
      null,
    ])
  })

  it.each([
    ['both tokens', '{"access_token":"a","refresh_token":"r"}', 'a', 'r'],
    ['only the access token', '{"access_token":"a"}', 'a', null],
    ['a bare token', 'a.b-c_d', 'a.b-c_d', null],
  ])('finds a session in %s [SESS-01, OPEN-07]', (_what, auth, access, refresh) => {
    const { vault } = setUp({ auth })
    expect([vault.hasSession(), vault.token('access'), vault.token('refresh')]).toEqual([
      true,
      access,
      refresh,
    ])
  })

  it.each([
    ['nothing', {}],
    ['an empty cookie', { auth: '' }],
    ['an empty token', { auth: '{"access_token":"","refresh_token":"r"}' }],
    ['no access token', { auth: '{"refresh_token":"r"}' }],
    ['a token that is not text', { auth: '{"access_token":7}' }],
    ['a truncated object', { auth: '{"access_token":"a' }],
    ['the name without a token', { username: 'demo' }],
  ])('finds none in %s [SESS-01]', (_what, initial) => {
    const { vault } = setUp(initial)
    expect([vault.hasSession(), vault.token('access'), vault.token('refresh')]).toEqual([
      false,
      null,
      null,
    ])
  })

  it('moves the refresh token to local storage when one cookie cannot hold both [OPEN-07]', () => {
    const { cookies, vault } = setUp()
    vault.storeSession(oversize)
    expect(cookies.read('auth')).toBe(`{"access_token":"${oversize.accessToken}"}`)
    expect([vault.token('access'), vault.token('refresh')]).toEqual([
      oversize.accessToken,
      oversize.refreshToken,
    ])
  })

  it('does so only when the cookie would be a byte too long', () => {
    const overhead = cookieBytes('auth', '{"access_token":"a","refresh_token":"r"}') - 2
    const longest = maxCookieBytes - overhead - tokens.accessToken.length
    const movedFor = (length: number) => {
      const { storage, vault } = setUp()
      vault.storeSession({ ...tokens, refreshToken: 'r'.repeat(length) })
      return storage.keys().length === 1
    }
    expect([movedFor(longest), movedFor(longest + 1)]).toEqual([false, true])
  })

  it('moves it back when both fit again', () => {
    const { cookies, storage, vault } = setUp()
    vault.storeSession(oversize)
    vault.storeSession(tokens)
    expect([cookies.read('auth'), storage.keys()]).toEqual([
      '{"access_token":"access-1","refresh_token":"refresh-1"}',
      [],
    ])
  })

  it('still knows who is signed in if local storage stores nothing', () => {
    const vault = createVault(createMemoryCookies(), noStorage)
    vault.storeSession(oversize)
    expect([vault.token('access'), vault.token('refresh')]).toEqual([oversize.accessToken, null])
  })

  it('writes no cookie that a browser would drop, whatever the length of the tokens', () => {
    const lengths = [
      fc.integer({ min: 1, max: 3_700 }),
      fc.integer({ min: 1, max: 3_900 }),
    ] as const
    fc.assert(
      fc.property(...lengths, (access, refresh) => {
        const { cookies, vault } = setUp()
        const session = {
          ...tokens,
          accessToken: 'a'.repeat(access),
          refreshToken: 'r'.repeat(refresh),
        }
        vault.storeSession(session)
        expect(cookieBytes('auth', cookies.read('auth') ?? '')).toBeLessThanOrEqual(maxCookieBytes)
        expect([vault.token('access'), vault.token('refresh')]).toEqual([
          session.accessToken,
          session.refreshToken,
        ])
      }),
    )
  })
})

describe('the vault after a refresh', () => {
  it('stores the new tokens if the old ones are still stored [SESS-10]', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    expect(vault.commitRefresh('refresh-1', newer)).toBe('stored')
    expect(read(vault)).toEqual({
      access: 'access-2',
      refresh: 'refresh-2',
      dataClient: 'access-2',
      reward: null,
    })
  })

  it('adopts what another tab stored meanwhile', () => {
    const { vault } = setUp({ auth: '{"access_token":"other","refresh_token":"other-refresh"}' })
    expect(vault.commitRefresh('refresh-1', newer)).toBe('adopted')
    expect([vault.token('access'), vault.token('refresh')]).toEqual(['other', 'other-refresh'])
  })

  it('drops the answer after a sign-out', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    vault.clearSession()
    expect(vault.commitRefresh('refresh-1', newer)).toBe('dropped')
    expect(vault.hasSession()).toBe(false)
  })

  it('finds the old refresh token in local storage too', () => {
    const { vault } = setUp()
    vault.storeSession(oversize)
    expect(vault.commitRefresh(oversize.refreshToken, newer)).toBe('stored')
  })
})

describe('the version of a session', () => {
  it('changes only with the access token', () => {
    const { cookies, storage, vault } = setUp()
    const otherTab = createVault(cookies, storage)
    const versions = [vault.sessionVersion(), vault.sessionVersion()]
    vault.storeSession(tokens)
    versions.push(vault.sessionVersion())
    vault.storeSession({ ...tokens, refreshToken: 'refresh-1b' })
    versions.push(vault.sessionVersion())
    otherTab.storeSession({ ...newer, username: 'demo', rewardToken: null })
    versions.push(vault.sessionVersion(), vault.sessionVersion())
    vault.clearSession()
    versions.push(vault.sessionVersion())
    expect(versions).toEqual([0, 0, 1, 1, 2, 2, 3])
  })
})

describe('the vault after the session', () => {
  it('drops every token and every draft [OPEN-09]', () => {
    const { cookies, storage, vault } = setUp()
    vault.storeSession({ ...oversize, rewardToken: 'reward-1' })
    vault.keepDraft('login.password', 'demo1234')
    vault.clearSession()
    expect(read(vault)).toEqual({ access: null, refresh: null, dataClient: null, reward: null })
    expect([vault.draft('login.password'), storage.keys()]).toEqual(['', []])
    expect(['auth', 'apollo-token', 'authReward'].map(cookies.read)).toEqual([null, null, null])
  })

  it('keeps the secrets of payments until it is told to forget them', () => {
    const { storage, vault } = setUp()
    const secrets = { token: 't', debugKey: 'k' }
    vault.keepPayment('pay-1', secrets)
    vault.keepPayment('pay-2', secrets)
    storage.write('deposit.payment.demo', 'not the vault’s')
    vault.clearSession()
    expect(vault.payment('pay-1')).toEqual(secrets)
    vault.dropAllPayments()
    expect([vault.payment('pay-1'), vault.payment('pay-2'), storage.keys()]).toEqual([
      null,
      null,
      ['deposit.payment.demo'],
    ])
  })
})

describe('the vault of a form', () => {
  it('keeps a password until it is dropped, in memory only', () => {
    const { cookies, storage, vault } = setUp()
    vault.keepDraft('login.password', 'demo1234')
    expect(vault.draft('login.password')).toBe('demo1234')
    expect([storage.keys(), createVault(cookies, storage).draft('login.password')]).toEqual([
      [],
      '',
    ])
    vault.dropDraft('login.password')
    expect(vault.draft('login.password')).toBe('')
  })
})
