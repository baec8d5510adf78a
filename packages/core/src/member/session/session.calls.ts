import { callOf } from '../../wire/api/call.ts'
import { refreshEndpoint, revokeEndpoint } from '../../wire/contract/session.endpoints.ts'

/** `incomplete`, `unusable`: the answer lacks a token, or has one that cannot be used; nothing was stored [OPEN-04]. */
export type RefreshOutcome = 'stored' | 'adopted' | 'dropped' | 'incomplete' | 'unusable'

/** Renews the tokens and stores the new ones, if the refresh token that was sent is still the current one. */
export const refreshCall = callOf(
  'refresh',
  refreshEndpoint,
)({
  write: () => ({}),
  read: (
    { access_token, refresh_token },
    _request,
    { credentials, sentToken },
  ): RefreshOutcome | null => {
    if (!access_token || !refresh_token) return 'incomplete'
    const tokens = { accessToken: access_token, refreshToken: refresh_token }
    return credentials.commitRefresh(sentToken ?? '', tokens)
  },
})

/** Ends the session on the server [SESS-13]. */
export const revokeCall = callOf(
  'revoke',
  revokeEndpoint,
)({
  write: () => ({}),
  read: () => ({}),
})
