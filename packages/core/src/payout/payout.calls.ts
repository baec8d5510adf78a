import type { Call } from '../api/call.ts'
import { confirmPasswordEndpoint } from '../contract/password-confirmation.endpoints.ts'

/** Confirms a payout with the password that the look put into the vault. */
export const confirmPasswordCall: Call<'confirmPassword'> = {
  name: 'confirmPassword',
  endpoint: confirmPasswordEndpoint,
  write: (_request, { credentials }) => ({
    body: { password: credentials.draft('payout.password') },
  }),
  read: () => ({}),
}
