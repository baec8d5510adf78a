import { callOf } from '../../wire/api/call.ts'
import { refreshEndpoint, revokeEndpoint } from '../../wire/contract/session.endpoints.ts'

/** `incomplete`, `unusable`: an answer without both tokens, or with some that cannot be used; nothing was stored [OPEN-04]. */
export type RefreshOutcome = 'stored' | 'adopted' | 'dropped' | 'incomplete' | 'unusable'

/** Renews the tokens and commits them, if they are still the ones that were sent. */
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

/** Ends the session at the server [SESS-13]. */
export const revokeCall = callOf(
  'revoke',
  revokeEndpoint,
)({
  write: () => ({}),
  read: () => ({}),
})
