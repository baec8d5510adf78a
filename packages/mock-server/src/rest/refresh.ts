import type { Handler } from './handler.ts'
import { sessionRefusals } from './session.refusals.ts'

/** A new pair of tokens for a refresh token. */
export const refresh: Handler<'refresh'> = ({ world, token, skipsRules }) => {
  if (token === null) return sessionRefusals.expired
  const refreshing = world.sessions.refresh(token, skipsRules)
  if (refreshing.status !== 'renewed') return sessionRefusals[refreshing.status]
  const { accessToken, refreshToken } = refreshing.tokens
  return { code: 0, access_token: accessToken, refresh_token: refreshToken }
}

/** Ends the session of a refresh token. */
export const revoke: Handler<'revoke'> = ({ world, token }) => {
  if (token === null) return sessionRefusals.expired
  return world.sessions.revoke(token) ? { code: 0 } : sessionRefusals.unknown
}
