import type { Call } from '../api/call.ts'
import { getProfileEndpoint } from '../contract/profile.endpoints.ts'
import { readProfile } from './profile.ts'

/** Reads the member’s ways to pay. */
export const getProfileCall: Call<'getProfile'> = {
  name: 'getProfile',
  endpoint: getProfileEndpoint,
  write: () => ({}),
  read: ({ result }, _request, { leftOut }) => ({ profile: readProfile(result, leftOut) }),
}
