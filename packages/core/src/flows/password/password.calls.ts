import { callOf } from '../../wire/api/call.ts'
import {
  changePasswordEndpoint,
  requestRecoveryEndpoint,
  resetPasswordEndpoint,
} from '../../wire/contract/password.endpoints.ts'

/** Requests the ticket for a new password with the code that the form put into the vault. */
export const requestRecoveryCall = callOf(
  'requestRecovery',
  requestRecoveryEndpoint,
)({
  write: ({ phone }: { phone: string }, { credentials }) => ({
    body: { phone, otp: credentials.draft('oneTimeCode') },
  }),
  read: ({ result }, _request, { credentials }) => {
    credentials.keepRecoveryTicket(result.ticket)
    return {}
  },
})

/** Sets the new password of anyone who holds a ticket. */
export const resetPasswordCall = callOf(
  'resetPassword',
  resetPasswordEndpoint,
)({
  write: (_request, { credentials }) => ({
    body: {
      ticket: credentials.recoveryTicket() ?? '',
      password: credentials.draft('passwordChange.password'),
    },
  }),
  read: (_answer, _request, { credentials }) => {
    credentials.dropRecoveryTicket()
    return {}
  },
})

/** Changes the password of a member who enters the current one. */
export const changePasswordCall = callOf(
  'changePassword',
  changePasswordEndpoint,
)({
  write: (_request, { credentials }) => ({
    body: {
      old_password: credentials.draft('passwordChange.oldPassword'),
      password: credentials.draft('passwordChange.password'),
    },
  }),
  read: () => ({}),
})
