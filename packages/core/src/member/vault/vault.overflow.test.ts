import { describe, expect, it } from 'vitest'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault } from './vault.ts'

/** Tokens that do not fit into one cookie together, so that the refresh token goes to storage. */
const oversize = {
  username: 'demo',
  accessToken: 'a'.repeat(2_500),
  refreshToken: 'r'.repeat(2_500),
  rewardToken: null,
}

function setUp() {
  const cookies = createMemoryCookies()
  const storage = createMemoryStorage()
  return { cookies, storage, vault: createVault(cookies, storage) }
}

describe('a refresh token in storage', () => {
  it.each([
    ['demo', oversize.refreshToken],
    ['DEMO', oversize.refreshToken],
    ['', oversize.refreshToken],
    ['vip', null],
  ])('is found for cookies that name “%s”, unless it is another member’s', (username, found) => {
    const { cookies, vault } = setUp()
    vault.storeSession(oversize)
    cookies.write('auth', '{"access_token":"access-9"}', 'browserSession')
    cookies.write('username', username, 'browserSession')
    expect([vault.token('access'), vault.token('refresh')]).toEqual(['access-9', found])
  })

  it.each(['', 'nonsense', '{}', 'null', '{"token":"r"}', '{"token":1,"username":"demo"}'])(
    'is not found in %j',
    (stored) => {
      const { storage, vault } = setUp()
      vault.storeSession(oversize)
      for (const key of storage.keys()) storage.write(key, stored)
      expect(vault.token('refresh')).toBeNull()
    },
  )
})
