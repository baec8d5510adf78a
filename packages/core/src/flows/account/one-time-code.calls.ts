import { readInstant } from '../../base/time/instant.ts'
import { callOf } from '../../wire/api/call.ts'
import { requestOtpEndpoint } from '../../wire/contract/registration.endpoints.ts'

/** Asks the server to send a one-time code to a phone. */
export const requestOtpCall = callOf(
  'requestOtp',
  requestOtpEndpoint,
)({
  write: ({ phone, purpose }: { phone: string; purpose: 'register' | 'forgot' }) => ({
    body: { phone, purpose },
  }),
  read: ({ result }): { expiresAt: number | null } | null => ({
    expiresAt: readInstant(result.expiredDate),
  }),
})
