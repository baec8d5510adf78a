import { callOf } from '../../wire/api/call.ts'
import {
  chatAuthorizeEndpoint,
  chatCheckEndpoint,
  chatSignInEndpoint,
} from '../../wire/contract/chat-account.endpoints.ts'

/** Asks whether the member has linked a chat account: an accepted answer means yes. */
export const chatCheckCall = callOf(
  'chatCheck',
  chatCheckEndpoint,
)({
  write: ({ username }: { username: string }) => ({ query: { username } }),
  read: () => ({}),
})

/** Asks for the address at which a chat account is linked or signed in with; the vault keeps it. */
export const chatAuthorizeCall = callOf(
  'chatAuthorize',
  chatAuthorizeEndpoint,
)({
  write: ({ action, username }: { username: string; action: 'link' | 'login' }) => ({
    query: { username, action },
  }),
  read: ({ result }, _request, { credentials }) => {
    credentials.keepDraft('chat.address', result.auth_link)
    return {}
  },
})

/** Signs in with the ticket that the chat service sent somebody back with. */
export const chatSignInCall = callOf(
  'chatSignIn',
  chatSignInEndpoint,
)({
  write: (_request, { credentials }) => ({ body: { ticket: credentials.draft('chat.ticket') } }),
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
