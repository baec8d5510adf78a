import type { Call } from '../api/call.ts'
import { refreshEndpoint } from '../contract/session.endpoints.ts'

/** Renews the tokens and commits them, if they are still the ones that were sent. */
export const refreshCall: Call<'refresh'> = {
  name: 'refresh',
  endpoint: refreshEndpoint,
  write: () => ({}),
  read: ({ access_token, refresh_token }, _request, { credentials, sentToken }) => {
    if (!access_token || !refresh_token) return 'incomplete'
    const tokens = { accessToken: access_token, refreshToken: refresh_token }
    return credentials.commitRefresh(sentToken ?? '', tokens)
  },
}
