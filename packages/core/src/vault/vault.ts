import * as z from 'zod/mini'
import { type Cookies, cookieBytes, maxCookieBytes } from '../ports/cookies.ts'
import type {
  Credentials,
  DraftName,
  PaymentSecrets,
  RefreshedTokens,
  SessionTokens,
} from '../ports/credentials.ts'
import type { KeyValueStorage } from '../ports/storage.ts'
import { cookieTable } from '../session/session.cookies.ts'
import { readJson } from '../text/json.ts'

const storedAuth = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
})
const storedPayment = z.object({ token: z.string(), debugKey: z.string() })

const refreshTokenKey = 'vault.refreshToken'
const paymentPrefix = 'vault.payment.'
const paymentKey = (paymentId: string) => `${paymentPrefix}${paymentId}`

/**
 * The vault over the browser's cookies and local storage. The `auth` cookie holds both tokens as JSON;
 * when they do not fit into a cookie, the refresh token moves to local storage, because a cookie that is
 * too long vanishes without an error [OPEN-07]. With the tokens the lifetimes of all their cookies begin
 * anew.
 */
export function createVault(cookies: Cookies, storage: KeyValueStorage): Credentials {
  const drafts = new Map<DraftName, string>()
  // A tab that shows a payment can go on asking about it when another tab is done with it, and where
  // nothing can be stored.
  const payments = new Map<string, PaymentSecrets>()
  let version = 0
  let lastSeenToken: string | null = null

  function read(): { accessToken: string; refreshToken: string | null } | null {
    const text = cookies.read('auth')
    if (!text) return null
    const auth = z.safeParse(storedAuth, readJson(text))
    if (!auth.success) {
      const isBareToken = !text.startsWith('{')
      return isBareToken ? { accessToken: text, refreshToken: storage.read(refreshTokenKey) } : null
    }
    if (auth.data.access_token === '') return null
    return {
      accessToken: auth.data.access_token,
      refreshToken: auth.data.refresh_token ?? storage.read(refreshTokenKey),
    }
  }

  function write({ accessToken, refreshToken }: RefreshedTokens): void {
    const both = JSON.stringify({ access_token: accessToken, refresh_token: refreshToken })
    if (cookieBytes('auth', both) <= maxCookieBytes) {
      cookies.write('auth', both, cookieTable.auth.lifetime)
      storage.remove(refreshTokenKey)
    } else {
      const accessOnly = JSON.stringify({ access_token: accessToken })
      storage.write(refreshTokenKey, refreshToken)
      cookies.write('auth', accessOnly, cookieTable.auth.lifetime)
    }
    registerDataClient(accessToken)
    const rewardToken = cookies.read('authReward')
    if (rewardToken) storeRewardToken(rewardToken)
  }

  function registerDataClient(accessToken: string): void {
    cookies.write('apollo-token', accessToken, cookieTable['apollo-token'].lifetime)
  }

  function storeRewardToken(rewardToken: string): void {
    cookies.write('authReward', rewardToken, cookieTable.authReward.lifetime)
  }

  return {
    hasSession: () => read() !== null,
    sessionVersion: () => {
      const token = read()?.accessToken ?? null
      if (token !== lastSeenToken) {
        lastSeenToken = token
        version += 1
      }
      return version
    },
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
      // In one turn: no tab may take the tokens of one member for another's.
      cookies.write('username', username, cookieTable.username.lifetime)
      if (rewardToken) storeRewardToken(rewardToken)
      else cookies.remove('authReward')
      write(tokens)
    },
    holder: () => cookies.read('username'),
    commitRefresh: (usedRefreshToken, tokens) => {
      const current = read()
      if (!current) return 'dropped'
      if (current.refreshToken !== usedRefreshToken) return 'adopted'
      write(tokens)
      return 'stored'
    },
    registerDataClient: () => {
      const held = read()
      if (held) registerDataClient(held.accessToken)
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
    keepDraft: (name, value) => void drafts.set(name, value),
    draft: (name) => drafts.get(name) ?? '',
    dropDraft: (name) => void drafts.delete(name),
    keepRecoveryTicket: (ticket) => cookies.write('forgot', ticket, cookieTable.forgot.lifetime),
    recoveryTicket: () => cookies.read('forgot'),
    dropRecoveryTicket: () => cookies.remove('forgot'),
    keepPayment: (paymentId, secrets) => {
      payments.set(paymentId, secrets)
      storage.write(paymentKey(paymentId), JSON.stringify(secrets))
    },
    payment: (paymentId): PaymentSecrets | null => {
      const held = payments.get(paymentId)
      if (held) return held
      const stored = z.safeParse(storedPayment, readJson(storage.read(paymentKey(paymentId))))
      if (!stored.success) return null
      payments.set(paymentId, stored.data)
      return stored.data
    },
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
