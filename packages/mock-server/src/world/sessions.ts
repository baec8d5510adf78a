import type { Random } from '@croupier/core/ports'
import { day, minute, second } from '@croupier/core/time'
import { randomText } from '../base/random.text.ts'
import type { WorldClock } from './world.clock.ts'
import type { WorldDialect } from './world.dialect.ts'

export const accessTokenLifetime = 15 * minute
export const refreshTokenLifetime = 7 * day
/** How long the confirmation of a password is valid for one payout. */
export const confirmationLifetime = 5 * minute
/** Two tabs may refresh with the same token at once; both get the same new pair. */
export const refreshGrace = 10 * second

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export type Authentication =
  | { readonly status: 'valid'; readonly username: string }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown' }

export type Refreshing =
  | { readonly status: 'renewed'; readonly tokens: TokenPair }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown' }

/** The tokens that a world has issued. They are opaque text, which only this module understands. */
export interface Sessions {
  open(username: string): TokenPair & { readonly rewardToken: string }
  /** The owner of a reward token, which is valid as long as the world exists. */
  ownerOfReward(rewardToken: string): string | null
  /** @param ignoresAge whether an expired token still identifies its member */
  authenticate(accessToken: string, ignoresAge?: boolean): Authentication
  /** Records that the member of this session confirmed the password, for one payout within a few minutes. */
  confirmPassword(accessToken: string): void
  hasConfirmedPassword(accessToken: string): boolean
  /** Uses up the confirmation, because its payout was made. */
  spendConfirmation(accessToken: string): void
  /** Issues a new pair; the old refresh token is invalid after the grace period. */
  refresh(refreshToken: string, ignoresAge?: boolean): Refreshing
  /**
   * Ends the session of a refresh token: all tokens that were issued with it or renewed from it. Returns false for
   * an unknown token, but not for one of a session that has already ended.
   */
  revoke(refreshToken: string): boolean
  isSignedIn(username: string): boolean
  /** Whether a member signed in recently; they may have signed out since. */
  hasComeLately(username: string): boolean
}

interface AccessRecord {
  readonly username: string
  /** The number of the session: one sign-in with its tokens and all their renewals. */
  readonly session: number
  readonly expiresAt: number
}

interface RefreshRecord extends AccessRecord {
  readonly replacement: { readonly tokens: TokenPair; readonly at: number } | null
}

export function createSessions(
  clock: WorldClock,
  random: Random,
  tokenLength: WorldDialect['tokenLength'],
): Sessions {
  const accessTokens = new Map<string, AccessRecord>()
  const refreshTokens = new Map<string, RefreshRecord>()
  const rewardTokens = new Map<string, string>()

  /** When the password was confirmed, by session. */
  const confirmations = new Map<number, number>()
  const sessionOf = (accessToken: string) => accessTokens.get(accessToken)?.session ?? 0

  const ended = new Set<string>()
  const lastComing = new Map<string, number>()
  let begun = 0

  function issue({ username, session }: Pick<AccessRecord, 'session' | 'username'>): TokenPair {
    const accessToken = randomText(random, tokenLength('access'))
    const refreshToken = randomText(random, tokenLength('refresh'))
    const now = clock.now()
    accessTokens.set(accessToken, { username, session, expiresAt: now + accessTokenLifetime })
    refreshTokens.set(refreshToken, {
      username,
      session,
      expiresAt: now + refreshTokenLifetime,
      replacement: null,
    })
    return { accessToken, refreshToken }
  }

  return {
    open: (username) => {
      begun += 1
      lastComing.set(username, clock.now())
      const tokens = issue({ username, session: begun })
      const rewardToken = randomText(random, tokenLength('reward'))
      rewardTokens.set(rewardToken, username)
      return { ...tokens, rewardToken }
    },

    ownerOfReward: (rewardToken) => rewardTokens.get(rewardToken) ?? null,

    authenticate: (accessToken, ignoresAge = false) => {
      const found = accessTokens.get(accessToken)
      if (!found) return { status: 'unknown' }
      if (!ignoresAge && clock.now() >= found.expiresAt) return { status: 'expired' }
      return { status: 'valid', username: found.username }
    },

    confirmPassword: (accessToken) => void confirmations.set(sessionOf(accessToken), clock.now()),

    hasConfirmedPassword: (accessToken) => {
      const at = confirmations.get(sessionOf(accessToken))
      // The absolute difference, because the control room may also move the clock back.
      return at !== undefined && Math.abs(clock.now() - at) < confirmationLifetime
    },

    spendConfirmation: (accessToken) => void confirmations.delete(sessionOf(accessToken)),

    refresh: (refreshToken, ignoresAge = false) => {
      const found = refreshTokens.get(refreshToken)
      if (!found) return { status: 'unknown' }
      if (found.replacement) {
        const inGrace = clock.now() - found.replacement.at <= refreshGrace
        if (!inGrace && !ignoresAge) return { status: 'unknown' }
        return { status: 'renewed', tokens: found.replacement.tokens }
      }
      if (!ignoresAge && clock.now() >= found.expiresAt) return { status: 'expired' }
      const tokens = issue(found)
      refreshTokens.set(refreshToken, { ...found, replacement: { tokens, at: clock.now() } })
      return { status: 'renewed', tokens }
    },

    revoke: (refreshToken) => {
      if (ended.has(refreshToken)) return true
      const session = refreshTokens.get(refreshToken)?.session
      for (const tokens of [accessTokens, refreshTokens]) {
        for (const [token, record] of tokens) {
          if (record.session !== session) continue
          tokens.delete(token)
          ended.add(token)
        }
      }
      return session !== undefined
    },

    hasComeLately: (username) =>
      clock.now() < (lastComing.get(username) ?? Number.NEGATIVE_INFINITY) + refreshTokenLifetime,

    isSignedIn: (username) =>
      [...refreshTokens.values()].some(
        (record) =>
          record.username === username && !record.replacement && clock.now() < record.expiresAt,
      ),
  }
}
