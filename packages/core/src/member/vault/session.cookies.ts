import { createMemoryCookies } from '../../base/ports/cookies.ts'
import type { SessionTokens } from '../../base/ports/credentials.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault, sessionCookies } from './vault.ts'

/** The cookies that a member's sign-in leaves, by their names, for whoever prepares a browser. */
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
