import type { Call } from '../api/call.ts'
import { requestOtpEndpoint } from '../contract/registration.endpoints.ts'
import { readInstant } from '../time/instant.ts'

/** Has a one-time code sent to a phone. */
export const requestOtpCall: Call<'requestOtp'> = {
  name: 'requestOtp',
  endpoint: requestOtpEndpoint,
  write: ({ phone, purpose }) => ({ body: { phone, purpose } }),
  read: ({ result }) => ({ expiresAt: readInstant(result.expiredDate) }),
}
