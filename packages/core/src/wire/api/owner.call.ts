import { getMemberEndpoint } from '../contract/member.endpoints.ts'
import { callOf } from './call.ts'

/**
 * Who the member is, by the token that is sent, each null where the service does not tell. What has to do
 * with games goes by the id [OPEN-78].
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
