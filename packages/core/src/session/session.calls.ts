import type { Call } from '../api/call.ts'
import { getMemberEndpoint } from '../contract/member.endpoints.ts'
import { refreshEndpoint, revokeEndpoint } from '../contract/session.endpoints.ts'

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

/** Ends the session at the server [SESS-13]. */
export const revokeCall: Call<'revoke'> = {
  name: 'revoke',
  endpoint: revokeEndpoint,
  write: () => ({}),
  read: () => ({}),
}

/**
 * Who the member is, by the token that is sent, each null where the service does not tell. What has to do
 * with games goes by the id [OPEN-78].
 */
export const getMemberCall: Call<'getMember'> = {
  name: 'getMember',
  endpoint: getMemberEndpoint,
  write: () => ({}),
  read: ({ result }, _request, { credentials, sentToken }) => {
    const username = result?.username ?? null
    if (username !== null) credentials.noteOwner(sentToken ?? '', username)
    return { memberId: result?._id ?? null, username }
  },
}
