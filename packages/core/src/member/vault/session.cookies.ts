import { createMemoryCookies } from '../../base/ports/cookies.ts'
import type { SessionTokens } from '../../base/ports/credentials.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault, sessionCookies } from './vault.ts'

/** The cookies that the site stores when a member signs in: their values by name. Tests use it to begin signed in. */
export function sessionCookiesOf(tokens: SessionTokens): Readonly<Record<string, string>> {
  const cookies = createMemoryCookies()
  createVault(cookies, createMemoryStorage()).storeSession(tokens)
  return Object.fromEntries(
    sessionCookies.flatMap((name) => {
      const value = cookies.read(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
