import * as z from 'zod/mini'
import type { Cookies } from '../../base/ports/cookies.ts'
import type {
  Credentials,
  DraftName,
  PaymentSecrets,
  RefreshedTokens,
  SessionTokens,
} from '../../base/ports/credentials.ts'
import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { cookieText, readAuthCookie, writeCookie } from '../../kernel/cookies/cookies.ts'
import { areUsable, fingerprintOf, fits, isSameName, isWithinBudget } from './token.rules.ts'

const storedPayment = z.object({ token: z.string(), debugKey: z.string() })

const storedToken = z.object({ token: z.string(), username: z.string() })

/** An access token and its owner, as the server states. */
interface OwnedToken {
  readonly accessToken: string
  readonly username: string
}

/** The cookies that hold the session's owner and its tokens. */
export const sessionCookies = ['auth', 'username', 'apollo-token', 'authReward'] as const

const noCookies: Pick<Cookies, 'read'> = { read: () => null }

const refreshTokenKey = 'vault.refreshToken'
const paymentPrefix = 'vault.payment.'
const paymentKey = (paymentId: string) => `${paymentPrefix}${paymentId}`

/**
 * The vault over the browser's cookies and local storage. The `auth` cookie holds both tokens as JSON;
 * when they do not fit into a cookie, or all cookies do not fit into a request, the refresh token moves to local
 * storage: browsers drop a cookie that is too long without an error, and servers refuse the request [OPEN-07].
 * Writing the tokens restarts the lifetimes of all their cookies.
 */
export function createVault(cookies: Cookies, storage: KeyValueStorage): Credentials {
  const drafts = new Map<DraftName, string>()
  // With its own copy, a tab that shows a payment can keep polling it after another tab has dropped it, and where
  // nothing can be stored.
  const payments = new Map<string, PaymentSecrets>()
  let version = 0
  let lastSeenToken: string | null = null
  let ownedToken: OwnedToken | null = null
  const listeners = new Set<(username: string) => void>()

  function read(): { accessToken: string; refreshToken: string | null } | null {
    const text = cookies.read('auth')
    if (!text) return null
    const auth = readAuthCookie(cookies)
    if (!auth) {
      const isBareToken = !text.startsWith('{')
      return isBareToken ? { accessToken: text, refreshToken: storedRefreshToken() } : null
    }
    if (auth.access_token === '') return null
    return {
      accessToken: auth.access_token,
      refreshToken: auth.refresh_token ?? storedRefreshToken(),
    }
  }

  /** Cookies and storage are not shared by the same pages: the stored token may belong to another member. */
  function storedRefreshToken(): string | null {
    const { data } = z.safeParse(storedToken, readJson(storage.read(refreshTokenKey)))
    if (!data) return null
    return isSameName(cookies.read('username') || data.username, data.username) ? data.token : null
  }

  function storeRefreshToken(token: string): boolean {
    const username = cookies.read('username') || ownedToken?.username || ''
    return storage.write(refreshTokenKey, JSON.stringify({ token, username }))
  }

  function write({ accessToken, refreshToken }: RefreshedTokens): void {
    const both = { access_token: accessToken, refresh_token: refreshToken }
    const auth = cookieText<'auth'>(both)
    const isInCookie = fits('auth', auth)
    const isWanted = isInCookie && isWithinBudget(cookies, { auth, 'apollo-token': accessToken })
    // Where storage is full, cookies over the budget are better than a session that cannot be renewed.
    if (isWanted || (!storeRefreshToken(refreshToken) && isInCookie)) {
      writeCookie(cookies, 'auth', both)
      storage.remove(refreshTokenKey)
    } else {
      writeCookie(cookies, 'auth', { access_token: accessToken })
    }
    registerDataClient(accessToken)
    const rewardToken = cookies.read('authReward')
    if (rewardToken) storeRewardToken(rewardToken)
    // Removed last: after a sign-out, another tab must always find the record or the tokens.
    cookies.remove('signedOut')
  }

  function registerDataClient(accessToken: string): void {
    writeCookie(cookies, 'apollo-token', accessToken)
  }

  function storeRewardToken(rewardToken: string): void {
    writeCookie(cookies, 'authReward', rewardToken)
  }

  /** Whether the username cookie names the owner of the stored token; null where the server has not stated the owner. */
  const isOwnedByHolder = () => {
    if (ownedToken === null || ownedToken.accessToken !== read()?.accessToken) return null
    return isSameName(cookies.read('username') || ownedToken.username, ownedToken.username)
  }

  const storedSecrets = (paymentId: string): PaymentSecrets | null =>
    z.safeParse(storedPayment, readJson(storage.read(paymentKey(paymentId)))).data ?? null

  return {
    hasSession: () => read() !== null,
    isShadowed: () => sessionCookies.some(cookies.isShadowed) || isOwnedByHolder() === false,
    isOwnerKnown: () => isOwnedByHolder() === true,
    setOwner: (accessToken, username) => {
      // An answer to another session's call says nothing about this one, and a known owner does not change.
      const isNewOwner =
        read()?.accessToken === accessToken && ownedToken?.accessToken !== accessToken
      if (!isNewOwner) return
      ownedToken = { accessToken, username }
      for (const listener of listeners) listener(username)
    },
    onOwnerNoted: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sessionVersion: () => {
      const token = read()?.accessToken ?? null
      if (token !== lastSeenToken) {
        lastSeenToken = token
        version += 1
      }
      return version
    },
    refreshFingerprint: () => fingerprintOf(read()?.refreshToken ?? ''),
    hasRewardToken: () => cookies.read('authReward') !== null,
    dropRewardToken: () => cookies.remove('authReward'),
    token: (credential) => {
      switch (credential) {
        case 'access':
          return read()?.accessToken ?? null
        case 'refresh':
          return read()?.refreshToken ?? null
        case 'dataClient':
          return cookies.read('apollo-token')
        case 'reward':
          return cookies.read('authReward')
      }
    },
    storeSession: ({ username, rewardToken, ...tokens }: SessionTokens) => {
      const minimal = {
        ...minimalCookies(tokens),
        username,
        authReward: rewardToken ?? '',
      }
      if (!areUsable(tokens) || !isWithinBudget(noCookies, minimal)) return false
      // The list of seen notices is the only other long cookie, and losing it costs least.
      if (!isWithinBudget(cookies, minimal)) cookies.remove('alert')
      // A cookie of the same name that somebody else wrote could be read instead of the new one.
      for (const name of sessionCookies) cookies.remove(name)
      // Name and tokens are written without a pause, so that no tab attributes one member's tokens to another.
      writeCookie(cookies, 'username', username)
      if (rewardToken) storeRewardToken(rewardToken)
      write(tokens)
      ownedToken = { accessToken: tokens.accessToken, username }
      return true
    },
    keepHolder: (username) => writeCookie(cookies, 'username', username),
    holder: () => cookies.read('username'),
    commitRefresh: (usedRefreshToken, tokens) => {
      const current = read()
      if (!current) return 'dropped'
      if (current.refreshToken !== usedRefreshToken) return 'adopted'
      if (!areUsable(tokens)) return 'unusable'
      write(tokens)
      if (ownedToken?.accessToken === current.accessToken) {
        ownedToken = { ...ownedToken, accessToken: tokens.accessToken }
      }
      return 'stored'
    },
    registerDataClient: () => {
      const tokens = read()
      if (tokens) registerDataClient(tokens.accessToken)
    },
    forgetHeld: () => {
      drafts.clear()
      payments.clear()
    },
    clearSession: () => {
      for (const name of ['auth', 'apollo-token', 'authReward']) cookies.remove(name)
      storage.remove(refreshTokenKey)
      drafts.clear()
    },
    recordSignOut: () => writeCookie(cookies, 'signedOut', 'true'),
    hasSignedOut: () => cookies.read('signedOut') !== null,
    keepDraft: (name, value) => void drafts.set(name, value),
    draft: (name) => drafts.get(name) ?? '',
    dropDraft: (name) => void drafts.delete(name),
    keepRecoveryTicket: (ticket) => writeCookie(cookies, 'forgot', ticket),
    recoveryTicket: () => cookies.read('forgot'),
    dropRecoveryTicket: () => cookies.remove('forgot'),
    keepPayment: (paymentId, secrets) => {
      payments.set(paymentId, secrets)
      storage.write(paymentKey(paymentId), JSON.stringify(secrets))
    },
    payment: (paymentId): PaymentSecrets | null => {
      const secrets = payments.get(paymentId) ?? storedSecrets(paymentId)
      if (secrets) payments.set(paymentId, secrets)
      return secrets
    },
    isPaymentKept: (paymentId) => storedSecrets(paymentId) !== null,
    dropPayment: (paymentId) => {
      payments.delete(paymentId)
      storage.remove(paymentKey(paymentId))
    },
    dropAllPayments: () => {
      payments.clear()
      for (const key of storage.keys()) if (key.startsWith(paymentPrefix)) storage.remove(key)
    },
  }
}

/** The smallest cookies for these tokens, with the refresh token stored elsewhere. */
function minimalCookies({ accessToken }: RefreshedTokens) {
  return {
    auth: cookieText<'auth'>({ access_token: accessToken }),
    'apollo-token': accessToken,
  }
}
