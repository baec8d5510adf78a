import { callOf } from '../../wire/api/call.ts'
import { confirmPasswordEndpoint } from '../../wire/contract/password-confirmation.endpoints.ts'

/** Confirms a payout with the password that the look put into the vault. */
export const confirmPasswordCall = callOf(
  'confirmPassword',
  confirmPasswordEndpoint,
)({
  write: (_request, { credentials }) => ({
    body: { password: credentials.draft('payout.password') },
  }),
  read: () => ({}),
})
