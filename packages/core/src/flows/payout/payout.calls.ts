import { callOf } from '../../wire/api/call.ts'
import { confirmPasswordEndpoint } from '../../wire/contract/password-confirmation.endpoints.ts'

/** Confirms a payout with the password, which is in the vault since the member typed it. */
export const confirmPasswordCall = callOf(
  'confirmPassword',
  confirmPasswordEndpoint,
)({
  write: (_request, { credentials }) => ({
    body: { password: credentials.draft('payout.password') },
  }),
  read: () => ({}),
})
