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
const signedIn = {
  auth: '{"access_token":"access-1","refresh_token":"refresh-1"}',
  username: 'demo',
}

/** A browser's cookies with the vault over them. */
function setUp(initial: Record<string, string> = {}) {
  const cookies = createMemoryCookies(initial)
  return { cookies, vault: createVault(cookies, createMemoryStorage()) }
}

/** Whether the owner is known, and whether it is a member other than the one who is shown. */
const known = (vault: Credentials) => [vault.isOwnerKnown(), vault.isShadowed()]

describe('the owner of the tokens', () => {
  it('is known after a sign-in, and for tokens renewed from it [OPEN-78]', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    const signedIn = known(vault)
    vault.commitRefresh('refresh-1', newer)
    expect([signedIn, known(vault)]).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it('is unknown for tokens that were there before, or that appeared since', () => {
    const { cookies, vault } = setUp(signedIn)
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
  ])('is the one that the server states: %s [OPEN-78]', (username, expected) => {
    const { vault } = setUp(signedIn)
    vault.setOwner('access-1', username)
    expect(known(vault)).toEqual(expected)
  })

  it('is not another member if the name of the member was lost', () => {
    const { vault } = setUp({ auth: signedIn.auth })
    vault.setOwner('access-1', 'demo')
    expect(known(vault)).toEqual([true, false])
  })

  it('is not taken from an answer about tokens that are no longer stored', () => {
    const { vault } = setUp(signedIn)
    vault.commitRefresh('refresh-1', newer)
    vault.setOwner('access-1', 'stranger')
    expect(known(vault)).toEqual([false, false])
  })

  it('is unknown for tokens renewed from tokens without a known owner', () => {
    const { vault } = setUp(signedIn)
    vault.commitRefresh('refresh-1', newer)
    expect(known(vault)).toEqual([false, false])
  })

  it('stays another member until somebody signs in', () => {
    const { vault } = setUp(signedIn)
    vault.setOwner('access-1', 'stranger')
    vault.storeSession(tokens)
    expect(known(vault)).toEqual([true, false])
  })

  it('is not another member if the name was overwritten with nothing', () => {
    const { vault } = setUp({ auth: signedIn.auth, username: '' })
    vault.setOwner('access-1', 'demo')
    expect(known(vault)).toEqual([true, false])
  })

  it('is the one who signed in, whatever name another call states', () => {
    const { vault } = setUp()
    vault.storeSession(tokens)
    vault.setOwner('access-1', 'member-4711')
    expect(known(vault)).toEqual([true, false])
  })

  it('is another member once another name is shown with the same tokens', () => {
    const { cookies, vault } = setUp()
    vault.storeSession(tokens)
    cookies.write('username', 'vip', 'browserSession')
    expect(known(vault)).toEqual([false, true])
  })
})
