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

/** Fetches the address for linking, or signing in with, a chat account, and puts it into the vault. */
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

/** Signs in with the ticket with which the chat service returned the visitor. */
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
