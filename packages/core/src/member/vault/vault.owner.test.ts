import { describe, expect, it } from 'vitest'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault } from './vault.ts'

const tokens = {
  username: 'demo',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  rewardToken: null,
}
const newer = { accessToken: 'access-2', refreshToken: 'refresh-2' }
const held = { auth: '{"access_token":"access-1","refresh_token":"refresh-1"}', username: 'demo' }

/** A browser's cookies with the vault over them. */
function setUp(initial: Record<string, string> = {}) {
  const cookies = createMemoryCookies(initial)
  return { cookies, vault: createVault(cookies, createMemoryStorage()) }
}

/** Whether the owner is known, and whether it is another member than the one who is shown. */
const known = (vault: Credentials) => [vault.isOwnerKnown(), vault.isShadowed()]

describe('whose the tokens are', () => {
  it('is known of a sign-in, and of what is renewed from it [OPEN-78]', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    const signedIn = known(vault)
    vault.commitRefresh('refresh-1', newer)
    expect([signedIn, known(vault)]).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it('is not known of tokens that were there before, or that came since', () => {
    const { cookies, vault } = setUp(held)
    const before = known(vault)
    vault.setOwner('access-1', 'demo')
    const asked = known(vault)
    cookies.write(
      'auth',
      '{"access_token":"access-9","refresh_token":"refresh-9"}',
      'browserSession',
    )
    expect([before, asked, known(vault)]).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
  })

  it.each([
    ['demo', [true, false]],
    ['DEMO', [true, false]],
    ['stranger', [false, true]],
  ])('is what the server says: %s [OPEN-78]', (username, expected) => {
    const { vault } = setUp(held)
    vault.setOwner('access-1', username)
    expect(known(vault)).toEqual(expected)
  })

  it('is nobody else’s where the name of the member was lost', () => {
    const { vault } = setUp({ auth: held.auth })
    vault.setOwner('access-1', 'demo')
    expect(known(vault)).toEqual([true, false])
  })

  it('is not said by the answer about tokens that are held no more', () => {
    const { vault } = setUp(held)
    vault.commitRefresh('refresh-1', newer)
    vault.setOwner('access-1', 'stranger')
    expect(known(vault)).toEqual([false, false])
  })

  it('is not known of what is renewed from tokens of which nobody knew', () => {
    const { vault } = setUp(held)
    vault.commitRefresh('refresh-1', newer)
    expect(known(vault)).toEqual([false, false])
  })

  it('stays another’s until somebody signs in', () => {
    const { vault } = setUp(held)
    vault.setOwner('access-1', 'stranger')
    vault.storeSession(tokens)
    expect(known(vault)).toEqual([true, false])
  })

  it('is nobody else’s where the name was written anew as nothing', () => {
    const { vault } = setUp({ auth: held.auth, username: '' })
    vault.setOwner('access-1', 'demo')
    expect(known(vault)).toEqual([true, false])
  })

  it('is what a sign-in said, whatever another call names its member', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    vault.setOwner('access-1', 'member-4711')
    expect(known(vault)).toEqual([true, false])
  })

  it('is another’s once another name is shown beside the same tokens', () => {
    const { cookies, vault } = setUp()
    vault.storeSession(tokens)
    cookies.write('username', 'vip', 'browserSession')
    expect(known(vault)).toEqual([false, true])
  })
})
