import { callOf } from '../../wire/api/call.ts'
import { loginEndpoint } from '../../wire/contract/login.endpoints.ts'

/** Signs in with the password that the form put into the vault. */
export const loginCall = callOf(
  'login',
  loginEndpoint,
)({
  write: ({ username }: { username: string }, { credentials }) => ({
    body: { username, password: credentials.draft('login.password') },
  }),
  read: ({ result }, _request, { credentials }): { memberId: string; username: string } | null => {
    const isKept = credentials.storeSession({
      username: result.username,
      accessToken: result.access_token,
      refreshToken: result.refresh_token,
      rewardToken: result.reward_token ?? null,
    })
    return isKept ? { memberId: result._id, username: result.username } : null
  },
})
