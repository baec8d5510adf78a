import { getMemberEndpoint } from '../contract/member.endpoints.ts'
import { callOf } from './call.ts'

/**
 * Identifies the member by the token that is sent; each field is null where the service does not state it. Calls
 * about games need the id [OPEN-78].
 */
export const getMemberCall = callOf(
  'getMember',
  getMemberEndpoint,
)({
  write: () => ({}),
  read: (
    { result },
    _request,
    { credentials, sentToken },
  ): { memberId: string | null; username: string | null } | null => {
    const username = result?.username ?? null
    if (username !== null) credentials.setOwner(sentToken ?? '', username)
    return { memberId: result?._id ?? null, username }
  },
})
