import { describe, expect, it } from 'vitest'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { cookieBudget } from './token.rules.ts'
import { createVault } from './vault.ts'

const kib = 1024
const tokens = {
  username: 'demo',
  accessToken: 'a'.repeat(1.8 * kib),
  refreshToken: 'r'.repeat(1.2 * kib),
  rewardToken: 'w'.repeat(1.8 * kib),
}

/** A browser with a cookie of the site of this many characters. */
function setUp(characters: number) {
  const cookies = createMemoryCookies({ alert: 'x'.repeat(characters) })
  const storage = createMemoryStorage()
  const vault = createVault(cookies, storage)
  const storedTokens = () => [vault.token('access'), vault.token('refresh'), vault.token('reward')]
  return { cookies, storedTokens, storage, vault }
}

describe('cookies that are too long together', () => {
  it('move the refresh token to storage, because a server refuses such a request [OPEN-07]', () => {
    const { storedTokens, storage, vault } = setUp(kib)
    expect([vault.storeSession(tokens), storedTokens(), storage.keys()]).toEqual([
      true,
      [tokens.accessToken, tokens.refreshToken, tokens.rewardToken],
      ['vault.refreshToken'],
    ])
  })

  it('keep the refresh token if storage is full', () => {
    const { cookies, storedTokens, storage } = setUp(kib)
    const vault = createVault(cookies, { ...storage, write: () => false })
    expect([vault.storeSession(tokens), storedTokens()]).toEqual([
      true,
      [tokens.accessToken, tokens.refreshToken, tokens.rewardToken],
    ])
  })

  it('do not move it if there is room: both tokens are in one cookie', () => {
    const { storedTokens, storage, vault } = setUp(0)
    const few = { ...tokens, rewardToken: null }
    expect([vault.storeSession(few), storedTokens(), storage.keys()]).toEqual([
      true,
      [tokens.accessToken, tokens.refreshToken, null],
      [],
    ])
  })

  it('remove the list of seen notices before they prevent a sign-in', () => {
    const { cookies, storedTokens, vault } = setUp(2.4 * kib)
    expect([vault.storeSession(tokens), storedTokens(), cookies.read('alert')]).toEqual([
      true,
      [tokens.accessToken, tokens.refreshToken, tokens.rewardToken],
      null,
    ])
  })

  it('prevent a sign-in if no request could carry even the tokens, and what was stored stays', () => {
    const { cookies, storedTokens, vault } = setUp(0)
    vault.storeSession({ ...tokens, accessToken: 'old', rewardToken: null })
    const before = cookies.read('auth')
    const long = { ...tokens, accessToken: 'a'.repeat(3 * kib) }
    expect([vault.storeSession(long), cookies.read('auth')]).toEqual([false, before])
    expect(storedTokens()).toEqual(['old', tokens.refreshToken, null])
  })

  it('lose no renewed tokens, because the server no longer accepts the old ones', () => {
    const { storedTokens, vault } = setUp(cookieBudget - 3 * kib)
    const short = { ...tokens, accessToken: 'old', refreshToken: 'r', rewardToken: null }
    vault.storeSession(short)
    expect([vault.commitRefresh('r', tokens), storedTokens()]).toEqual([
      'stored',
      [tokens.accessToken, tokens.refreshToken, null],
    ])
  })
})
