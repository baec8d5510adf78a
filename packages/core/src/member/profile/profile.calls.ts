import { callOf } from '../../wire/api/call.ts'
import { getProfileEndpoint } from '../../wire/contract/profile.endpoints.ts'
import type { Profile } from './profile.ts'
import { readProfile } from './profile.ts'

/** Reads the member's profile. */
export const getProfileCall = callOf(
  'getProfile',
  getProfileEndpoint,
)({
  write: () => ({}),
  read: ({ result }, _request, { leftOut }): { profile: Profile } | null => ({
    profile: readProfile(result, leftOut),
  }),
})
